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

/** The few properties that Stack, Inline and Grid arrange by; every value is one shared class. */
export const arrange = createSprinkles(arrangement);

/** What `arrange` takes. */
export type Arrangement = Parameters<typeof arrange>[0];
