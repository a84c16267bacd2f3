import { keyframes } from '@vanilla-extract/css';
import { color, motion, space, text, ellipsis } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The browser's own dialog, over everything. */
export const dialog = style({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.canvas,
  color: color.ink,
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
      animation: `${appear} ${motion.quick}`,
    },
  },
});

/** Takes what the fingers do: nothing scrolls and nothing zooms but the picture. */
export const stage = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    containerType: 'size',
    touchAction: 'none',
    userSelect: 'none',
  },
  variants: {
    isHeld: { true: { cursor: 'grabbing' }, false: { cursor: 'grab' } },
  },
});

export const picture = recipe({
  base: { gridArea: '1 / 1', willChange: 'transform' },
  variants: {
    /** Lying on its side it has the stage's other measure. */
    isOnSide: {
      true: { maxWidth: '100cqh', maxHeight: '100cqw' },
      false: { maxWidth: '100cqw', maxHeight: '100cqh' },
    },
    isHeld: { false: { transition: `transform ${motion.quick}` } },
    isThere: { false: { opacity: 0 } },
  },
});

export const state = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  ...text.body,
  color: color.inkMuted,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: '56px',
  padding: space[2],
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
});

export const toolGroup = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const percent = style({
  minWidth: '4em',
  ...text.small,
  textAlign: 'center',
  color: color.inkMuted,
});

export const caption = style({
  minHeight: space[12],
  padding: `${space[3]} ${space[4]}`,
  ...text.small,
  textAlign: 'center',
  ...ellipsis,
});
