import { color, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** What is copied, letter by letter. */
export const copied = style({
  ...text.small,
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
