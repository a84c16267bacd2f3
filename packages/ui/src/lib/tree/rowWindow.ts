/** Height of one row in a popover list, in px; larger on touch. */
export const rowHeights = { mouse: 32, touch: 44 } as const;

/** Up to this number all rows are in the DOM, for the browser's find and for screen readers. */
const virtualizeAbove = 200;

/** Rows rendered beyond the visible ones, and the step in which the window moves. */
const overscan = 8;

/** Scroll position and sizes of a list, in px. */
export interface ScrollState {
  top: number;
  /** Height of the visible part. */
  view: number;
  /** Height of one row. */
  row: number;
}

/** The rows to render: `first` up to, not including, `end`. */
export function rowWindow(count: number, { top, view, row }: ScrollState) {
  if (count <= virtualizeAbove) return { first: 0, end: count };
  const firstVisible = Math.floor(top / row);
  const first = Math.max(0, Math.floor(firstVisible / overscan) * overscan - overscan);
  return { first, end: Math.min(count, first + Math.ceil(view / row) + 3 * overscan) };
}

/** Space above the first row and below the last one, in px. */
export const rowsInset = 4;

/** Scroll offset that makes a row visible, as near as possible. */
export function scrollTo(index: number, { top, view, row }: ScrollState): number {
  const start = index * row;
  if (start < top) return start;
  return Math.max(top, start + row + 2 * rowsInset - view);
}

/** Scroll offset that centres a row. */
export function scrollToMiddle(index: number, { view, row }: ScrollState): number {
  return Math.max(0, index * row + row / 2 + rowsInset - view / 2);
}
