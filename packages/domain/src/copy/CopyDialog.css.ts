import { color, radius, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** What is made, hotel by hotel. */
export const hotelList = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.sunken,
});
