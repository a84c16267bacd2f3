import { style } from '../theme/style.ts';

/** Takes the room before the buttons. */
export const start = style({ flex: 1, minWidth: 0 });
