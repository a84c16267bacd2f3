import { color, media, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  padding: `${space[2]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.brandSoft,
  ...text.small,
});

/** The steps, and a drawing at their end where there is space for it. */
export const textAndPicture = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space[6],
});

export const picture = style({ flexShrink: 0, '@media': { [media.phone]: { display: 'none' } } });
