import { style } from '@anzhu/ui/theme/style';

/** On a narrow screen the columns scroll; a number is not broken. */
export const scroller = style({ overflowX: 'auto', whiteSpace: 'nowrap' });
