import { style } from '../../theme/style.ts';

/** It is in a line of words or in a cell of a table. */
export const spark = style({ display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' });
