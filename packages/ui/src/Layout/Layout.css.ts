import { globalStyle } from '@vanilla-extract/css';
import { coveredTop, density, media, space } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

type Steps = Record<keyof typeof space, { gap: string }>;

/** The layout properties of Stack, Inline and Grid; every value is one shared class. */
export const arrange = recipe({
  variants: {
    gap: Object.fromEntries(Object.entries(space).map(([step, gap]) => [step, { gap }])) as Steps,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    isWrapping: { true: { flexWrap: 'wrap' } },
  },
});

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const inline = style({ display: 'flex', minWidth: 0 });

/** How many columns a Grid has; set on the element. */
export const columnCount = '--anzhu-columns';
/** How narrow a column of a Grid may get; set on the element. */
export const columnWidth = '--anzhu-column-width';

export const grid = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    by: {
      count: {
        gridTemplateColumns: `repeat(var(${columnCount}), minmax(0, 1fr))`,
        '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      width: {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(${columnWidth})), 1fr))`,
      },
      fill: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, var(${columnWidth})), 1fr))`,
      },
    },
  },
});

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: density.blockGap,
  width: '100%',
  maxWidth: '1680px',
  minWidth: 0,
  // As high as the window, so that what is at its end stays there.
  minHeight: `calc(100dvh - ${coveredTop})`,
  marginInline: 'auto',
  // The first record is near the bar.
  padding: `${space[2]} ${space[6]} ${space[6]}`,
  '@media': {
    [media.phone]: { gap: space[3], paddingInline: space[3] },
    // What is one below the other breaks across sheets.
    [media.print]: { display: 'block', maxWidth: 'none', minHeight: 0, padding: 0 },
  },
});

globalStyle(`${page} > * + *`, {
  '@media': { [media.print]: { marginBlockStart: density.blockGap } },
});
