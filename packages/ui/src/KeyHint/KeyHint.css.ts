import { color, fontFamily, radius, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  verticalAlign: 'middle',
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '5px',
  border: `1px solid ${color.line}`,
  borderBottomColor: color.lineStrong,
  borderRadius: radius.control,
  background: color.surface,
  color: color.inkMuted,
  fontFamily,
  fontSize: text.note.fontSize,
  lineHeight: 1,
});
