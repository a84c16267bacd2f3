import { color, radius, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
});

/** At least the height of five floors of one line, so that the dialog keeps its height while the user types. */
export const floors = style({
  display: 'grid',
  minHeight: '200px',
  borderRadius: radius.control,
  background: color.sunken,
});

export const table = style({
  alignSelf: 'start',
  width: '100%',
  borderCollapse: 'collapse',
  ...text.small,
});

export const floor = style({
  width: '64px',
  padding: `${space[2]} ${space[3]}`,
  verticalAlign: 'top',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: weight.strong,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const rooms = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const taken = style({ color: color.inkMuted });

export const takenNumber = style({ textDecoration: 'line-through' });

export const hint = style({
  placeSelf: 'center',
  margin: 0,
  paddingInline: space[4],
  textAlign: 'center',
  ...text.small,
  color: color.inkMuted,
});

export const total = style({ ...text.small, color: color.inkMuted });

export const count = style({ color: color.ink, fontWeight: weight.strong });
