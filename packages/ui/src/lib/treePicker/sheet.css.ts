import { color, density, media, space, text } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';
import { rowsInset } from '../tree/index.ts';

export const scroller = style({
  minWidth: 0,
  minHeight: 0,
  padding: `${rowsInset}px`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  height: density.control,
  margin: space[1],
  marginBottom: 0,
  paddingInline: '10px',
  borderBottom: `1px solid ${color.line}`,
  color: color.inkMuted,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.ink,
  '@media': { [media.touch]: text.lead },
});
