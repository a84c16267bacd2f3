import { style } from '@anzhu/ui/theme/style';
import { space } from '@anzhu/ui/theme';

/** The one button of the page is as wide as its fields. */
export const submitButton = style({ display: 'grid', marginTop: space[2] });
