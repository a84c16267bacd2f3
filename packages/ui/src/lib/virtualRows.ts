/** The visible part of a scroll container, in px. */
export interface Viewport {
  top: number;
  height: number;
}

/** Rows from `start` to before `end`. */
export interface Rows {
  start: number;
  end: number;
}

/**
 * The rows to render for a viewport, of rows of one height. One beyond the end, as after filtering, is taken
 * for one at the end.
 *
 * @param row height of a row, in px
 * @param overscan how many rows beyond the visible ones at least, on both sides
 * @param step the rows change in steps of this many, so that not every scrolled row renders
 */
export function rowsInView(
  { top, height }: Viewport,
  count: number,
  row: number,
  overscan: number,
  step = 1,
): Rows {
  const rowAt = (px: number): number => Math.max(0, Math.min(count - 1, Math.floor(px / row)));
  const first = rowAt(Math.min(top, count * row - height));
  const last = rowAt(top + height);
  return {
    start: Math.max(0, Math.floor((first - overscan) / step) * step),
    end: Math.min(count, Math.ceil((last + 1 + overscan) / step) * step),
  };
}

/** A row to render, and the height of the rows left out above it, in px. */
export interface LaidOutRow {
  index: number;
  gap: number;
}

/** The rows to render, with `kept` ones out of view too; the last is no row: it is the end. */
export function layOutRows(
  { start, end }: Rows,
  kept: readonly number[],
  count: number,
  row: number,
): LaidOutRow[] {
  const shown = new Set(kept.filter((index) => index >= 0 && index < count));
  for (let index = start; index < end; index += 1) shown.add(index);
  const indexes = [...shown].toSorted((one, other) => one - other);
  return [...indexes, count].map((index, at) => ({
    index,
    gap: (index - 1 - (indexes[at - 1] ?? -1)) * row,
  }));
}

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
