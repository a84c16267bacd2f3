import type { Viewport } from './rows.ts';

/** Where a row goes that is scrolled to; nearest: no farther than needed. */
export type Align = 'nearest' | 'center';

/** Rows of one height, and the space above the first and below the last one; in px. */
interface EvenRows {
  row: number;
  inset?: number;
}

/** How far to scroll to have a row in view. */
export function topOf(
  index: number,
  align: Align,
  { top, height }: Viewport,
  { row, inset = 0 }: EvenRows,
): number {
  const start = index * row;
  const lowest = start + row + 2 * inset - height;
  if (align === 'center') return Math.max(0, Math.round((start + lowest) / 2));
  return Math.max(0, Math.min(start, Math.max(top, lowest)));
}
