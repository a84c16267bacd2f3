import { keyframes } from '@vanilla-extract/css';
import { color, media, motion } from '../theme/index.ts';
import { recipe } from '../theme/style.ts';

const press = keyframes({ from: { opacity: 0, scale: '1.4' } });

export const seal = recipe({
  base: {
    display: 'block',
    flexShrink: 0,
    fill: color.seal,
    '@media': { [media.forced]: { fill: color.ink } },
  },
  variants: {
    /** Set down by hand. */
    isStamp: { true: { rotate: '-3deg' } },
    isFresh: { true: { animation: `${press} ${motion.press}` } },
  },
});
