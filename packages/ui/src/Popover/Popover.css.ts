import { color, groundVar, popoverInset, radius, shadow, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/**
 * The sheet of everything that opens below a control; its place and greatest height are set as it opens.
 * It is simply there: a list that is opened a hundred times a day has no entrance.
 * What it would inherit from a table's cell or a button's row is set back.
 */
export const popover = style({
  position: 'fixed',
  inset: 'auto',
  display: 'none',
  flexDirection: 'column',
  width: 'max-content',
  maxWidth: 'calc(100vw - 24px)',
  height: 'fit-content',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.raised,
  vars: { [groundVar]: color.raised },
  boxShadow: shadow,
  overflow: 'auto',
  outline: 'none',
  ...text.body,
  color: color.ink,
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'auto',
  selectors: { '&:popover-open': { display: 'flex' } },
});

export const padded = {
  content: style({ padding: popoverInset.content }),
  rows: style({ padding: popoverInset.rows }),
  none: style({ padding: 0 }),
};

export const description = style({
  ...text.note,
  color: color.inkMuted,
  selectors: { '&::before': { content: 'attr(data-words)' } },
});
