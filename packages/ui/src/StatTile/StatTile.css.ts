import { color, fontFamily, named, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  ...text.small,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** Above the area of the tile's own link; it makes no line higher. */
export const definition = style({
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  marginBlock: '-4px',
  marginInlineEnd: '-6px',
});

/** Above the area of the tile's own link. */
export const note = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'flex-start',
  minHeight: '20px',
  ...text.small,
});

/** As high with a value as without one. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: '36px',
});

export const value = style({
  ...text.display,
  ...named,
  flexShrink: 0,
  maxWidth: '100%',
  color: color.ink,
  overflowWrap: 'anywhere',
});

export const unit = style({
  ...text.small,
  fontFamily,
  marginInlineStart: space[1],
  fontWeight: weight.regular,
  color: color.inkMuted,
});

/** Beside the value in every tile of a row: it becomes smaller before the value breaks. */
export const spark = style({
  minWidth: 0,
  overflow: 'hidden',
  paddingBottom: space[1],
});

export const deltaLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minHeight: '20px',
  ...text.note,
  color: color.inkMuted,
});

export const delta = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '2px', color: color.ink },
  variants: { tone: { success: { color: color.success }, danger: { color: color.danger } } },
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  height: '36px',
  width: '60%',
});

export const waitingLine = style({
  display: 'flex',
  alignItems: 'center',
  height: '20px',
  width: '40%',
});
