import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { color, density } from './contract.css.ts';
import { darkColor, lightColor, forcedColor } from './palette.ts';
import { pageNumbers } from './pageNumbers.ts';
import { publicNames, replaceable } from './publicNames.ts';
import { densities, media, fontFamily, text, usualFamily, usualRadius } from './scale.ts';
import { resetLayer } from './layer.css.ts';
import { printTexts } from './texts.ts';

const light = replaceable(lightColor, publicNames.color);
const dark = replaceable(darkColor, publicNames.color);

createGlobalTheme(':root, [data-theme="light"]', color, light);
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });

// On a screen only: paper is white.
globalStyle('[data-theme="dark"]', {
  '@media': {
    screen: {
      colorScheme: 'dark',
      vars: assignVars(color, dark),
    },
  },
});

// Until a theme is chosen, as on a page of a server, it is the system's: no white flash at night.
globalStyle(':root:not([data-theme])', {
  '@media': {
    [media.dark]: {
      colorScheme: 'dark',
      vars: assignVars(color, dark),
    },
  },
});

// System colours are kept where others are replaced: what is selected or filled stays so, and so do drawings.
globalStyle(':root, :root:not([data-theme]), [data-theme]', {
  '@media': {
    [media.forced]: {
      vars: Object.fromEntries(
        Object.entries(forcedColor).map(([name, value]) => [
          color[name as keyof typeof forcedColor],
          value,
        ]),
      ),
    },
  },
});

// Firefox draws a white track in the dark where a desktop has no dark theme of its own. Below the themes: media queries
// stand in the order of their first use, and forced colours come last.
globalStyle(':root, [data-theme]', {
  scrollbarColor: `${color.lineStrong} transparent`,
  '@media': { [media.forced]: { scrollbarColor: 'auto' } },
});

createGlobalTheme(
  ':root, [data-density="comfortable"]',
  density,
  replaceable(densities.comfortable, publicNames.density),
);
createGlobalTheme(
  '[data-density="compact"]',
  density,
  replaceable(densities.compact, publicNames.density),
);

// Touch needs 44 px at every density.
globalStyle(':root, [data-density]', {
  '@media': {
    [media.touch]: {
      vars: { [density.control]: '44px', [density.controlSmall]: '44px', [density.row]: '48px' },
    },
  },
});

// Of every printed page. Tables of records have more columns than a sheet is wide.
globalStyle('@page', { size: 'A4', margin: '16mm' } as object);
/** Of Chromium; other browsers print their own. */
const bottom = {
  '@bottom-center': {
    content: pageNumbers(printTexts.pageOf),
    // The margins of a page take no variable.
    fontFamily: usualFamily.text,
    fontSize: '8pt',
    color: lightColor.inkMuted,
  },
};
globalStyle('@page records', { size: 'A4 landscape', ...bottom } as object);
globalStyle('@page numbered', bottom as object);
globalStyle(':root, [data-theme]', {
  '@media': { [media.print]: { vars: { [color.canvas]: lightColor.surface } } },
});

// In the lowest layer: those of an app win, wherever they stand.
globalStyle(':root', {
  '@layer': {
    [resetLayer]: {
      vars: {
        [publicNames.radius.control]: usualRadius.control,
        [publicNames.radius.panel]: usualRadius.panel,
        [publicNames.font.text]: usualFamily.text,
        [publicNames.font.named]: usualFamily.named,
      },
    },
  },
});

const reset = (selector: string, rule: Record<string, string | number>): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

// Not of ::before and ::after: the browser would compute the styles of both for every element. One with a size and
// padding or a border sets its own.
reset('*', { boxSizing: 'border-box' });
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
reset('button', { margin: 0, padding: 0, border: 0, background: 'none' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'separate', borderSpacing: 0 });
reset(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
reset('[hidden]', { display: 'none !important' });
reset('::placeholder', { color: color.inkSubtle, opacity: 1 });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      // Not a short one: what appears would be transparent until the next frame.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // Not a short transition: until it ends, computed styles are the old ones.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
