import { color, popoverInset, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const sheet = style({ minWidth: '232px' });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: popoverInset.content,
});

export const choices = style({
  display: 'grid',
  gap: space[3],
  padding: popoverInset.content,
  borderBlock: `1px solid ${color.line}`,
});

export const buttons = style({
  display: 'grid',
  justifyItems: 'start',
  padding: popoverInset.rows,
});
