import { color, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const panel = style({ padding: space[3] });

export const timeRow = style({
  marginTop: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});

export const hint = style({ ...text.note, width: 0, minWidth: '100%', color: color.inkMuted });
