import { color, coveredTop, focusRing, motion, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** As wide as there is space up to the size that a province is easily read in; the height follows. */
export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: '640px',
  aspectRatio: '3 / 2',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunken,
  overflow: 'clip',
  // The point stays below the page's header when the map is scrolled under it.
  isolation: 'isolate',
});

/** In place of the map: why there is none yet. */
export const message = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: space[4],
  color: color.inkMuted,
  textAlign: 'center',
});

export const drawing = style({ display: 'block', width: '100%', height: '100%' });

export const neighbours = style({
  fill: color.canvas,
  stroke: color.line,
  strokeWidth: '1px',
});

export const province = style({
  fill: color.brandSoft,
  stroke: color.brand,
  strokeWidth: '1.5px',
  strokeLinejoin: 'round',
});

export const dash = style({ fill: color.inkSubtle });

export const label = style({
  ...text.note,
  fill: color.inkMuted,
  textAnchor: 'middle',
  userSelect: 'none',
  pointerEvents: 'none',
});

/** The point: its tip is at the place, and around it there is room for a finger. */
export const point = style({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  width: '44px',
  height: '44px',
  paddingBottom: space[2],
  borderRadius: radius.round,
  translate: '-50% calc(-100% + 10px)',
  zIndex: 1,
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-4px' },
    '&[data-fixed]': { cursor: 'default' },
    '&[data-far]': { opacity: 0.5 },
  },
});

/** It has the focus and its keys; the pointer goes to the point around it. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  // With the focus it is never below the header of the page.
  scrollMarginBlock: `calc(${coveredTop} + ${space[12]})`,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const pin = style({
  display: 'block',
  width: '24px',
  height: '28px',
  transition: `translate ${motion.quick}`,
  selectors: { [`${point}:active &`]: { translate: '0 -2px' } },
});

export const pinBody = style({
  fill: color.danger,
  stroke: color.surface,
  strokeWidth: '1.5px',
});

export const pinHole = style({ fill: color.surface });

/** 标注位置, in the middle of a map without a point. */
export const start = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const startButton = style({ pointerEvents: 'auto' });
