import { color, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  padding: `${space[2]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.brandSoft,
  ...text.small,
});
