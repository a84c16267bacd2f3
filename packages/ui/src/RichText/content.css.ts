import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { style } from '../theme/style.ts';

/** Rich text, in the editor and where it is read: the elements inside have no classes. */
export const content = style({
  minWidth: 0,
  ...text.body,
  color: color.ink,
  overflowWrap: 'anywhere',
});

const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`${content} ${selector}`, { '@layer': { [componentLayer]: rule } });

inside('> * + *', { marginTop: space[2] });
inside(':is(h1, h2, h3, h4, h5, h6, strong, b, th)', { fontWeight: weight.strong });
inside(':is(h1, h2)', text.title);
inside('h3', text.lead);
inside('ul', { listStyle: 'disc', paddingInlineStart: space[6] });
inside('ol', { listStyle: 'decimal', paddingInlineStart: space[6] });
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
  color: color.inkMuted,
});
inside('a', {
  // A target of 24 px: space above and below what is inline moves no line.
  paddingBlock: space[1],
  color: color.brand,
  borderRadius: radius.control,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
});
inside('img', { maxWidth: '100%', height: 'auto', borderRadius: radius.control });
inside('hr', { height: 0, border: 0, borderTop: `1px solid ${color.line}` });
inside('pre', { whiteSpace: 'pre-wrap' });
inside('table', {
  display: 'block',
  maxWidth: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
});
inside(':is(th, td)', { padding: `${space[1]} ${space[2]}`, border: `1px solid ${color.line}` });
