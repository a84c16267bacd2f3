import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { density, media, space } from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { recipe, style } from '../theme/style.ts';

const arrangement = defineProperties({
  '@layer': componentLayer,
  properties: {
    gap: space,
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      between: 'space-between',
    },
    flexWrap: { wrap: 'wrap', nowrap: 'nowrap' },
  },
});

/** The layout properties of Stack, Inline and Grid; every value is one shared class. */
export const arrange = createSprinkles(arrangement);

/** Argument of `arrange`. */
export type Arrangement = Parameters<typeof arrange>[0];

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
  marginInline: 'auto',
  padding: `${density.blockGap} ${space[6]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: density.control,
});
