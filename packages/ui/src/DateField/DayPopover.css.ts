import { color, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const panel = style({ padding: space[3] });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginTop: space[1],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
});

/** As wide as the calendar above: a long reason wraps. */
export const hint = style({ ...text.note, flex: 1, width: 0, color: color.inkMuted });
