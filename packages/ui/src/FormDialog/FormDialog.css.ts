import { space } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** Takes the room before the buttons. */
export const start = style({ flex: 1, minWidth: 0 });

/** The fields, and below them the error of the form. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
});
