import { color, space } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** How far a level stands in; the middle of a chevron is in the middle of it. */
export const indent = 24;

export const cell = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

/** A line below each chevron that is above this row; the cell cuts it to the row's height. */
export const guides = style({
  flexShrink: 0,
  height: space[12],
  marginBlock: `calc(${space[12]} / -2)`,
  background: `repeating-linear-gradient(to right, transparent 0 ${indent / 2 - 1}px, ${color.line} ${indent / 2 - 1}px ${indent / 2}px, transparent ${indent / 2}px ${indent}px)`,
});

/** In place of a chevron. */
export const leaf = style({ flexShrink: 0, width: `${indent}px` });

export const words = style({
  minWidth: 0,
  paddingInlineStart: space[1],
  overflow: 'clip',
  textOverflow: 'ellipsis',
});
