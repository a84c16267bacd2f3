import { style } from '@anzhu/ui/theme/style';
import { space } from '@anzhu/ui/theme';

/** The one button of the page is as wide as its fields. */
export const submitButton = style({ display: 'grid', marginTop: space[2] });

/** The other way to sign in, at the same place in both. */
export const otherWay = style({ display: 'grid', justifyItems: 'center', marginTop: space[2] });
