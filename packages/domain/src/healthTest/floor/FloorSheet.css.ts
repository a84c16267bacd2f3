import { color, density, fontFamily, level, media, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const sheet = style({ maxWidth: '640px', minWidth: 0 });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.ink}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 176px',
  alignItems: 'start',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: '52px minmax(0, 1fr) 152px', gap: space[2] },
  },
});

/** In the middle of a control beside it. */
const rowLabel = {
  minHeight: density.control,
  display: 'flex',
  alignItems: 'center',
  ...text.body,
} as const;

export const room = style({ ...rowLabel, fontFamily, fontWeight: weight.strong });
export const name = style({
  ...rowLabel,
  flexWrap: 'wrap',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});

/** An abnormal temperature is red also in its field. */
export const abnormal = style({ vars: { [color.ink]: color.danger } });

export const problem = style({ ...text.small, color: color.danger });

/** Stays in sight below a long list. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: level.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  background: color.canvas,
});
