import { color, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A line with an icon before it. */
export const fact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** As high as the first line beside it. */
export const factIcon = style({ display: 'grid', placeItems: 'center', height: '22px' });

export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  background: color.sunken,
  color: color.inkMuted,
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
});
