import { color, weight } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const mark = style({
  background: 'transparent',
  color: color.brand,
  fontWeight: weight.strong,
});
