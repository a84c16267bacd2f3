/** The rendered rows: from `first` up to, not including, `end`. */
export interface Span {
  first: number;
  end: number;
}

/** The visible part of the rows, in px. */
export interface Viewport {
  top: number;
  height: number;
}

/** A part of a virtualised body: a row, or a gap in place of rows. */
export type Segment = { kind: 'row'; index: number } | { kind: 'gap'; from: number; px: number };

/** Height of an expanded detail below its row. */
export interface Extra {
  index: number;
  px: number;
}

/** What the rows measure; `extras` in the order of their rows. */
export interface Heights {
  row: number;
  extras: readonly Extra[];
}

/** Offset of a row from the first, in px. */
export function offsetOf(index: number, { row, extras }: Heights): number {
  return extras.reduce((sum, extra) => (extra.index < index ? sum + extra.px : sum), index * row);
}

/** The last row that starts at or above an offset. */
export function rowAt(px: number, count: number, heights: Heights): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsetOf(middle, heights) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The window moves in steps of this many rows, so that not every scrolled row renders. */
const step = 4;

/** Minimum number of rows rendered beyond the visible ones, on both sides. */
const overscan = 2;

/**
 * The rows to render for a viewport, with overscan on both sides. Not `rowsInView` of lib/virtual: rows with a
 * detail are higher, and a module shared with what is loaded late would add a chunk to every list.
 */
export function visibleSpan(view: Viewport, count: number, heights: Heights): Span {
  const firstVisible = rowAt(Math.max(0, view.top), count, heights);
  const lastVisible = rowAt(Math.max(0, view.top + view.height), count, heights);
  return {
    first: Math.max(0, Math.floor((firstVisible - overscan) / step) * step),
    end: Math.min(count, Math.ceil((lastVisible + 1 + overscan) / step) * step),
  };
}

/**
 * Lays out rows and gaps. `kept` is a focused row outside of the span that must stay in the DOM, with its
 * neighbours, so that the tab order continues.
 */
export function layOutSegments(
  count: number,
  { first, end }: Span,
  kept: number | null,
  heights: Heights,
): Segment[] {
  const shown = new Set<number>();
  for (let index = first; index < end; index += 1) shown.add(index);
  if (kept !== null) for (const index of [kept - 1, kept, kept + 1]) shown.add(index);

  const segments: Segment[] = [];
  let next = 0;
  const addGap = (until: number): void => {
    if (until <= next) return;
    const px = offsetOf(until, heights) - offsetOf(next, heights);
    segments.push({ kind: 'gap', from: next, px });
  };
  for (const index of [...shown].toSorted((one, other) => one - other)) {
    if (index < 0 || index >= count) continue;
    addGap(index);
    segments.push({ kind: 'row', index });
    next = index + 1;
  }
  addGap(count);
  return segments;
}

/** Height of bars, filters and pager of a list screen, in px: the part of the window a table leaves free. */
export const chromeHeight = 184;

/** Minimum height of a table, in px. */
export const minHeight = 280;

/** Above this number of rows the body is virtualised. */
export const virtualizeAbove = 200;
