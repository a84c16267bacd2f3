import { globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { resetLayer } from './layer.css.ts';
import { fontFamily, media, text } from './scale.ts';

const reset = (selector: string, rule: Record<string, string | number>): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', height: '100%' });
reset('body', {
  margin: 0,
  minHeight: '100%',
  fontFamily,
  ...text.body,
  color: color.ink,
  background: color.canvas,
  fontVariantNumeric: 'tabular-nums',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
reset('fieldset', { minInlineSize: '0' });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'separate', borderSpacing: 0 });
reset(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
reset('[hidden]', { display: 'none !important' });
reset('::placeholder', { color: color.inkSubtle, opacity: 1 });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short transition: until it ends, computed styles are the old ones.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
