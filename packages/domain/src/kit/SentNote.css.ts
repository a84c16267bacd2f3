import { color, radius, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '640px',
  padding: space[3],
  borderRadius: radius.control,
  background: color.successSoft,
});

export const mark = style({ display: 'grid', color: color.success });

export const words = style({ flex: '1 1 12em' });
