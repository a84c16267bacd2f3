import { space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const words = style({
  ...text.small,
  maxWidth: '320px',
  padding: space[3],
  overflowWrap: 'anywhere',
});
