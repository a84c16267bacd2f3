import { color, named, space, text } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** One line between the head of a record and its groups. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[5]}`,
  paddingBottom: space[4],
  borderBottom: `1px solid ${color.line}`,
});

export const sum = style({
  ...text.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const open = recipe({
  base: { ...text.title, ...named, color: color.ink },
  variants: { isOpen: { true: { color: color.danger }, false: {} } },
});
