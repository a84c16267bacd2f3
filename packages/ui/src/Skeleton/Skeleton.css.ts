import { keyframes } from '@vanilla-extract/css';
import { color, motion, radius } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });
export const appear = keyframes({ from: { opacity: 0 } });

/** No animation under reduced motion; appears after a delay, so that fast loads show none. */
export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    background: `color-mix(in oklab, ${color.line} 70%, transparent)`,
    animation: `${appear} ${motion.gentle} 100ms backwards, ${pulse} 1600ms ease-in-out 300ms infinite`,
  },
  variants: {
    shape: { line: { borderRadius: radius.control }, round: { borderRadius: radius.round } },
  },
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  paddingBlock: '5px',
});
