import { color, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const list = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
