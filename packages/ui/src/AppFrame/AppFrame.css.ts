import { globalStyle } from '@vanilla-extract/css';
import { color, coveredTopVar, focusRing, level, motion, radius, space } from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { style } from '../theme/style.ts';

/** Height of the top bar, and of the rail's head beside it. */
export const barHeight = '48px';

export const frame = style({ display: 'flex', alignItems: 'flex-start', minHeight: '100dvh' });

export const skip = style({
  position: 'fixed',
  insetInlineStart: space[2],
  top: space[2],
  zIndex: level.popover,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.brand,
  color: color.onBrand,
  translate: '0 -200%',
  transition: `translate ${motion.quick}`,
  selectors: { '&:focus': { ...focusRing, translate: '0' } },
});

export const column = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
});

/** It takes the focus of the skip link, and shows no ring for it. */
export const main = style({
  flex: 1,
  minWidth: 0,
  vars: { [coveredTopVar]: barHeight },
  selectors: { '&:focus': { outline: 'none' } },
});

// What has the focus is never hidden below the top bar.
globalStyle(`${main} :focus`, {
  '@layer': { [componentLayer]: { scrollMarginTop: `calc(${barHeight} + ${space[4]})` } },
});
