import { style } from '@anzhu/ui/theme/style';
import { space } from '@anzhu/ui/theme';

/** The button of a step is as wide as its field, like that of the sign-in; the way back is below it. */
export const buttons = style({ display: 'grid', gap: space[2], marginTop: space[2] });
