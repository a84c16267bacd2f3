import { color, radius } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A thumbnail: as wide as a cell of a table allows; among the facts of a record something can be seen of it. */
export const thumbnail = style({
  display: 'block',
  width: '48px',
  selectors: { 'dd &': { width: '160px' } },
});

/** The place of a picture that there is not: as large as one of 4:3. */
export const empty = style({
  display: 'block',
  width: '48px',
  aspectRatio: '4 / 3',
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkSubtle,
});
