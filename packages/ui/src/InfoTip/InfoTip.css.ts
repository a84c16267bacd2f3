import { text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const words = style({
  ...text.small,
  maxWidth: '296px',
  overflowWrap: 'anywhere',
});
