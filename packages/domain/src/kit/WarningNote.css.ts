import { color, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.warningSoft,
  color: color.warning,
  listStyle: 'none',
  ...text.small,
});

export const line = style({ display: 'flex', gap: space[2], overflowWrap: 'anywhere' });

/** As high as a line of text: the icon stands in its middle. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '20px',
  flexShrink: 0,
});
