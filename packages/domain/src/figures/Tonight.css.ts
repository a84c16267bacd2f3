import { color, media, named, radius, space, text, toneColor, weight } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** The parts, with hairlines between them. */
export const parts = style({ display: 'grid' });

export const part = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { boxShadow: `0 -1px 0 0 ${color.line}` } },
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '24px',
  ...text.small,
  color: color.inkMuted,
});

/** The figure that matters, and how it has changed, on one line. */
export const summit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
});

export const value = style({ ...text.display, ...named, fontVariantNumeric: 'tabular-nums' });
export const unit = style({ ...text.small, marginInlineStart: space[1], color: color.inkMuted });

export const change = recipe({
  base: { ...text.small, color: color.inkMuted },
  variants: {
    tone: { success: { color: toneColor.success.ink }, danger: { color: toneColor.danger.ink } },
  },
});

export const course = style({ alignSelf: 'center', marginInlineStart: 'auto' });

/** How full the house is: who is there now, and in a lighter tone what is booked beyond. */
export const bar = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: radius.control,
    background: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  },
  variants: { isThin: { true: { height: '6px' }, false: { height: '12px' } } },
});

const filling = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
} as const;

export const there = recipe({
  base: filling,
  variants: {
    isIsolation: { true: { background: color.accent }, false: { background: color.brand } },
  },
});
/** Hatched: the difference between booked and occupied does not depend on colour. */
export const booked = style({
  ...filling,
  backgroundImage: `repeating-linear-gradient(135deg, ${color.brand} 0 2px, ${color.brandSoft} 2px 6px)`,
});

export const note = style({ ...text.small, color: color.inkMuted });

/** Today's movements: name, bar, numbers. */
export const movement = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  ...text.small,
});

export const movementName = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' });
export const numbers = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const types = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: `2px ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...text.small,
});

export const type = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  minWidth: 0,
});

export const typeName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const typeNote = style({ color: color.inkMuted });

/** The words of the button stand where those above it do. */
export const more = style({ marginInlineStart: `-${space[2]}` });

/** Few are available: amber; none: cinnabar. */
export const available = recipe({
  base: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  variants: {
    state: {
      many: {},
      few: { color: toneColor.warning.ink, fontWeight: weight.strong },
      none: { color: toneColor.danger.ink, fontWeight: weight.strong },
    },
  },
});
