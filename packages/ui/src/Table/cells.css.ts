import { style } from '../theme/style.ts';

/** The words of the first quiet button stand where the head's word stands. */
export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: '-8px',
});
