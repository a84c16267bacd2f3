import type { Column } from './column.ts';

/** Where and how one column stands. */
export interface Place {
  /** Pixels at the least. */
  width: number;
  /** Stays in sight at this side, so many pixels from it. */
  pin?: { side: 'start' | 'end'; offset: number; isEdge: boolean };
  /** What it is on a phone; what is pinned at the end holds the row's actions. */
  phone: 'title' | 'plain' | 'hidden' | 'actions';
}

/** A column and where it stands. */
export interface Placed<Row> {
  column: Column<Row>;
  place: Place;
}

export interface Arrangement<Row> {
  /** In the order in which they are read: pinned at the start, free, pinned at the end. */
  columns: readonly Placed<Row>[];
  /** The narrowest the table can be, in pixels. */
  minWidth: number;
}

/** What a column without a width of its own takes at the least. */
const usualWidth = 120;

const widthOf = (column: { width?: number | undefined }): number => column.width ?? usualWidth;
const sum = (columns: readonly { width?: number | undefined }[]): number =>
  columns.reduce((total, column) => total + widthOf(column), 0);

/** Orders the columns and works out where the pinned ones stop. */
export function arrangeColumns<Row>(given: readonly Column<Row>[]): Arrangement<Row> {
  const first = given.filter((column) => column.pin === 'start');
  const last = given.filter((column) => column.pin === 'end');
  const columns = [...first, ...given.filter((column) => column.pin === undefined), ...last];

  const placeOf = (column: Column<Row>, index: number): Place => {
    const width = widthOf(column);
    if (column.pin === 'start') {
      const offset = sum(columns.slice(0, index));
      const isEdge = index === first.length - 1;
      return { width, pin: { side: 'start', offset, isEdge }, phone: column.phone ?? 'title' };
    }
    if (column.pin === 'end') {
      const offset = sum(columns.slice(index + 1));
      const isEdge = index === columns.length - last.length;
      return { width, pin: { side: 'end', offset, isEdge }, phone: column.phone ?? 'actions' };
    }
    return { width, phone: column.phone ?? 'plain' };
  };

  return {
    columns: columns.map((column, index) => ({ column, place: placeOf(column, index) })),
    minWidth: sum(columns),
  };
}
