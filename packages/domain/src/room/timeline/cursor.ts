import type { TimelineRow } from './rows.ts';

/** A place on the axis: the index of a row, and a night. */
export interface Cursor {
  row: number;
  night: number;
}

type IsStop = (row: TimelineRow) => boolean;

/** The heads of groups are passed over. */
export const isStop: IsStop = ({ kind }) => kind !== 'group';
export const isRoomRow: IsStop = ({ kind }) => kind === 'room';

/**
 * The row so many stops away, or the last one before the end.
 * @param steps up when negative
 */
export function stepRow(
  rows: readonly TimelineRow[],
  from: number,
  steps: number,
  stops: IsStop = isStop,
): number {
  const direction = Math.sign(steps);
  let [reached, left] = [from, Math.abs(steps)];
  for (let index = from + direction; left > 0 && rows[index]; index += direction) {
    const row = rows[index];
    if (!row || !stops(row)) continue;
    reached = index;
    left -= 1;
  }
  return reached;
}

interface Extent {
  rows: readonly TimelineRow[];
  /** Number of nights. */
  count: number;
  /** Rows that Page Up and Page Down pass over. */
  page: number;
}

/** Where a key leads; null for keys that do not move. With Ctrl, Home and End go to the first and the last room. */
export function moveCursor(
  key: string,
  { row, night }: Cursor,
  { rows, count, page }: Extent,
  hasCtrl = false,
): Cursor | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return { row, night: Math.max(0, night - 1) };
    case 'ArrowRight':
      return { row, night: Math.min(last, night + 1) };
    case 'ArrowUp':
      return { row: stepRow(rows, row, -1), night };
    case 'ArrowDown':
      return { row: stepRow(rows, row, 1), night };
    case 'PageUp':
      return { row: stepRow(rows, row, -page), night };
    case 'PageDown':
      return { row: stepRow(rows, row, page), night };
    case 'Home':
      return hasCtrl ? { row: stepRow(rows, -1, 1), night: 0 } : { row, night: 0 };
    case 'End':
      return hasCtrl ? { row: stepRow(rows, rows.length, -1), night: last } : { row, night: last };
    default:
      return null;
  }
}
