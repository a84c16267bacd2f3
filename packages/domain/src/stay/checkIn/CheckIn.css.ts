import { color, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Before the buttons, at the start of the footer. */
export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
});

/** A hint before continuing. */
export const caution = style({
  ...text.small,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.warningSoft,
  color: color.warning,
});

export const refused = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.dangerSoft,
  color: color.danger,
});

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.success,
});

/** What a live region says of the price; empty it takes no space between the fields. */
export const quoteNote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[4]})` } },
});

/** The order in brief, set apart from what is filled in. */
export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.sunken,
});
