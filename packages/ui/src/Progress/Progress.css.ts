import { keyframes } from '@vanilla-extract/css';
import { color, media, motion, radius, toneColor } from '../theme/index.ts';
import { recipe } from '../theme/style.ts';

/** The share that is done, 0 to 1; set on the element. */
export const shareName = '--anzhu-share';

const share = `var(${shareName})`;

export const track = recipe({
  base: {
    position: 'relative',
    width: '100%',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: radius.round,
    color: toneColor.brand.ink,
    background: `color-mix(in oklab, ${color.lineStrong} 28%, transparent)`,
    '@media': { [media.forced]: { outline: `1px solid ${color.lineStrong}` } },
  },
  variants: { size: { medium: { height: '6px' }, small: { height: '3px' } } },
});

const sweep = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const filling = recipe({
  base: {
    height: '100%',
    borderRadius: radius.round,
    background: 'currentColor',
    '@media': { [media.forced]: { background: color.brand } },
  },
  variants: {
    isKnown: {
      true: { width: `calc(${share} * 100%)`, transition: `width ${motion.gentle}` },
      /** Under reduced motion it rests in the middle. */
      false: {
        width: '40%',
        animation: `${sweep} 1400ms ease-in-out infinite`,
        '@media': { [media.calm]: { marginInlineStart: '30%' } },
      },
    },
  },
});
