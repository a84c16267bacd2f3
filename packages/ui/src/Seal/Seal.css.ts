import { keyframes } from '@vanilla-extract/css';
import { color, markColor, media, motion } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const press = keyframes({ from: { opacity: 0, scale: '1.4' } });

export const seal = recipe({
  base: {
    display: 'block',
    flexShrink: 0,
    '@media': { [media.forced]: { fill: color.ink } },
  },
  variants: {
    /** Set down by hand. */
    isStamp: { true: { fill: color.seal, rotate: '-3deg' }, false: { fill: markColor.ink } },
    isFresh: { true: { animation: `${press} ${motion.press}` } },
  },
});

/** Seen through what is carved out. */
export const paper = style({
  fill: markColor.paper,
  '@media': { [media.forced]: { fill: color.surface } },
});
