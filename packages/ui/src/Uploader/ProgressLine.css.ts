import { color, motion, radius } from '../theme/index.ts';
import { style } from '../theme/style.ts';

const track = {
  borderRadius: radius.round,
  background: `color-mix(in oklab, ${color.surface}, ${color.ink} 16%)`,
};

const fill = {
  borderRadius: radius.round,
  background: color.brand,
  transition: `inline-size ${motion.gentle}`,
};

/** As long as nothing is known it is an empty track: what stands beside it says that it runs. */
export const line = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '4px',
  border: 0,
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate::-webkit-progress-value': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
});
