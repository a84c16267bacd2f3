/** What a scroll container shows of rows of one height; all in px. */
export interface View {
  /** How far it is scrolled. */
  top: number;
  /** How much it shows. */
  height: number;
  rowHeight: number;
}

/** Rows from `start` to before `end`. */
export interface Rows {
  start: number;
  end: number;
}

/** Where a row goes that is scrolled to; nearest: no farther than needed. */
export type Align = 'nearest' | 'start' | 'center';

/** The rows to draw: those in view and `overscan` more on either side. */
export function rowsInView(
  { top, height, rowHeight }: View,
  count: number,
  overscan: number,
): Rows {
  const shown = Math.ceil(height / rowHeight) + 1;
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count - shown));
  return {
    start: Math.max(0, first - overscan),
    end: Math.min(count, first + shown + overscan),
  };
}

/** How far to scroll to have a row in view. */
export function topOf(index: number, align: Align, { top, height, rowHeight }: View): number {
  const start = index * rowHeight;
  const lowest = start + rowHeight - height;
  if (align === 'start') return start;
  if (align === 'center') return Math.max(0, Math.round((start + lowest) / 2));
  return Math.max(0, Math.min(start, Math.max(top, lowest)));
}
