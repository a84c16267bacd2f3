import { color, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** It could not be read again: above the figures, which stay. */
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.dangerSoft,
  color: color.ink,
  ...text.small,
  overflowWrap: 'anywhere',
});

/** The place of a trend until it is drawn. */
export const trend = style({ display: 'inline-block', width: 48, height: 24 });
