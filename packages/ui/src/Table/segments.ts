/** The rows that are there: from `first` up to, not including, `end`. */
export interface Span {
  first: number;
  end: number;
}

/** What is seen of the rows, in px: from where, and how high. */
export interface Viewport {
  top: number;
  height: number;
}

/** What stands in a body that does not hold all rows: a row, or room in place of rows. */
export type Segment = { kind: 'row'; index: number } | { kind: 'gap'; from: number; px: number };

/** Room that an open detail takes below its row. */
export interface Extra {
  index: number;
  px: number;
}

/** What the rows measure; `extras` in the order of their rows. */
export interface Heights {
  row: number;
  extras: readonly Extra[];
}

/** Where a row begins, in pixels from the first. */
export function offsetOf(index: number, { row, extras }: Heights): number {
  return extras.reduce((sum, extra) => (extra.index < index ? sum + extra.px : sum), index * row);
}

/** The last row that begins at or above a place. */
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

/** Rows come and go by so many, so that scrolling does not draw for each single one. */
const step = 4;

/** At least so many more than are seen are there, on both sides. */
const overscan = 2;

/** The rows in sight of a view that is scrolled to `top`, with some more on both sides. */
export function visibleSpan(view: Viewport, count: number, heights: Heights): Span {
  const firstVisible = rowAt(Math.max(0, view.top), count, heights);
  const lastVisible = rowAt(Math.max(0, view.top + view.height), count, heights);
  return {
    first: Math.max(0, Math.floor((firstVisible - overscan) / step) * step),
    end: Math.min(count, Math.ceil((lastVisible + 1 + overscan) / step) * step),
  };
}

/**
 * Lays rows and gaps out. `kept` is a row outside of the span that must not go, because it has the focus:
 * its neighbours stay with it, so that Tab leads to them.
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
