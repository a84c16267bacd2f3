import { globalStyle, keyframes } from '@vanilla-extract/css';
import { color, motion } from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** As large as the drawing that comes. */
export const place = recipe({
  base: {
    display: 'block',
    color: color.lineStrong,
    fill: 'none',
    stroke: 'currentcolor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  },
  variants: {
    size: {
      usual: { width: '192px', height: '96px' },
      large: { width: '288px', height: '144px' },
      street: { width: '100%', height: '160px' },
    },
  },
});

globalStyle(`${place()} > svg`, {
  '@layer': {
    [componentLayer]: {
      display: 'block',
      width: '100%',
      height: '100%',
      animation: `${appear} ${motion.gentle}`,
    },
  },
});

export const street = style({ overflow: 'hidden', opacity: 0.7 });

export const far = style({ opacity: 0.45 });
export const fine = style({ opacity: 0.5 });
