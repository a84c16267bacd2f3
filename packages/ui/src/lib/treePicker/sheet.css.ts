import { color, density, media, space, text } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

/** Height of one row in a popover list, in px; larger on touch. */
export const rowHeights = { mouse: 32, touch: 44 } as const;

/** Space above the first row and below the last one, in px. */
export const rowsInset = 4;

export const scroller = style({
  minWidth: 0,
  minHeight: 0,
  padding: `${rowsInset}px`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  height: density.control,
  margin: space[1],
  marginBottom: 0,
  paddingInline: '10px',
  borderBottom: `1px solid ${color.line}`,
  color: color.inkMuted,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.ink,
  '@media': { [media.touch]: text.lead },
});
