import { style } from '../theme/style.ts';
import { rowsInset } from '../tree/index.ts';

export const scroller = style({
  minWidth: 0,
  minHeight: 0,
  padding: `${rowsInset}px`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
