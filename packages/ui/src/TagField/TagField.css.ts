import { space } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** A tag without a button at its end. */
export const fixedChip = style({ paddingInlineEnd: space[2] });
