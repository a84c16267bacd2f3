import { color, named, radius, rem, space, text } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.success,
});

/** As many rooms beside each other as there is space for. */
export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space[2],
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

/** The number of the room. */
export const room = recipe({
  base: { ...named, color: color.accent, fontVariantNumeric: 'tabular-nums' },
  variants: {
    isOnly: { true: { fontSize: rem(44), lineHeight: rem(52) }, false: { ...text.title } },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
