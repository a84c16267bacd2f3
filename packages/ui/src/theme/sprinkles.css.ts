import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { componentLayer } from './layer.css.ts';
import { space } from './scale.ts';

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
