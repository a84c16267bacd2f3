/** Height of one row of a list that floats, in px; a finger needs more. */
export const rowHeights = { mouse: 32, touch: 44 } as const;

/** Up to here all rows are in the page, for the browser's own search and for screen readers. */
const virtualizeAbove = 200;

/** Rows beyond the seen ones, and the step in which the window moves: not for each scrolled pixel. */
const overscan = 8;

/** Where a list is scrolled to, in px. */
export interface ScrollState {
  top: number;
  /** Height of the part that is seen. */
  view: number;
  /** Height of one row. */
  row: number;
}

/** The rows that have to be in the page: `first` up to and without `end`. */
export function rowWindow(count: number, { top, view, row }: ScrollState) {
  if (count <= virtualizeAbove) return { first: 0, end: count };
  const firstVisible = Math.floor(top / row);
  const first = Math.max(0, Math.floor(firstVisible / overscan) * overscan - overscan);
  return { first, end: Math.min(count, first + Math.ceil(view / row) + 3 * overscan) };
}

/** Space above the first row and below the last one, in px. */
export const rowsInset = 4;

/** How far to scroll so that a row is seen: as little as possible. */
export function scrollTo(index: number, { top, view, row }: ScrollState): number {
  const start = index * row;
  if (start < top) return start;
  return Math.max(top, start + row + 2 * rowsInset - view);
}

/** How far to scroll so that a row stands in the middle. */
export function scrollToMiddle(index: number, { view, row }: ScrollState): number {
  return Math.max(0, index * row + row / 2 + rowsInset - view / 2);
}
