import { keyframes } from '@vanilla-extract/css';
import { color, media, motion, radius, text, toneColor } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

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

export const ring = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '48px',
  height: '48px',
  color: toneColor.brand.ink,
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const circle = recipe({
  base: {
    gridArea: '1 / 1',
    width: '100%',
    height: '100%',
    fill: 'none',
    strokeLinecap: 'round',
    rotate: '-90deg',
  },
  variants: {
    isKnown: { false: { animation: `${turn} 1000ms linear infinite` } },
  },
});

export const groove = style({
  stroke: `color-mix(in oklab, ${color.lineStrong} 28%, transparent)`,
});

/** The path is 100 long. */
export const arc = style({
  stroke: 'currentColor',
  strokeDasharray: `calc(${share} * 100) 100`,
  transition: `stroke-dasharray ${motion.gentle}`,
});

export const inside = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  ...text.note,
  color: color.ink,
});
