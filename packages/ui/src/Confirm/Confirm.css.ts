import { color, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const words = style({ ...text.body, color: color.inkMuted, overflowWrap: 'anywhere' });

export const failure = style({
  ...text.small,
  marginTop: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.dangerSoft,
  color: color.danger,
  overflowWrap: 'anywhere',
});
