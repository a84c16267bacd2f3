import { color, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const sheet = style({ minWidth: '232px' });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
});

export const choices = style({
  display: 'grid',
  gap: space[3],
  padding: space[3],
  borderBlock: `1px solid ${color.line}`,
});

export const deeds = style({ display: 'grid', justifyItems: 'start', padding: space[1] });
