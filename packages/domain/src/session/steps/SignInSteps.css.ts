import { color, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** The button of a step is as wide as its field, like that of the sign-in; the way back is below it. */
export const buttons = style({ display: 'grid', gap: space[2], marginTop: space[2] });

/** A module of the code is nearly four pixels, which phones read from arm's length. */
export const qrCode = style({ alignSelf: 'center', width: '224px', maxWidth: '100%' });

/** Read letter by letter. */
export const secret = style({
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: space[3],
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
});
