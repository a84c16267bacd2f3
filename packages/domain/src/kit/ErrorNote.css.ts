import { color, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  ...text.small,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.dangerSoft,
  color: color.danger,
  overflowWrap: 'anywhere',
});
