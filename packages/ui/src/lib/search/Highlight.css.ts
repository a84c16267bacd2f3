import { color } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

/** Coloured and underlined, not bold: bold letters are wider, and slow to shape in Chinese fonts. */
export const mark = style({
  background: 'transparent',
  color: color.brand,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
