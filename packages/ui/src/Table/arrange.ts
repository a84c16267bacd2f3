import type { Column, Lead } from './column.ts';

/** Position and pinning of one column. */
export interface Place {
  /** Pixels at the least; none: what is left. */
  width: number | undefined;
  /** Pinned to this side, with an offset in px. */
  pin?: { side: 'start' | 'end'; offset: number; isEdge: boolean };
  /** What it is on a phone; what is pinned at the end holds the row's actions. */
  phone: 'title' | 'plain' | 'hidden' | 'actions' | 'lead';
}

/** A column and its position. */
export interface Placed<Row> {
  column: Column<Row> | Lead<Row>;
  place: Place;
}

export interface Arrangement<Row> {
  /** In visual order: lead columns, pinned at the start, unpinned, pinned at the end. */
  columns: readonly Placed<Row>[];
  /** The narrowest the table can be, in pixels. */
  minWidth: number;
  /** Pixels that are always covered at either side. */
  pinned: { start: number; end: number };
}

/** Minimum width of a column without `width`, in px. */
export const defaultWidth = 120;

/** Takes the space that columns of exact widths leave. */
export const filler: Column<object> = {
  id: '\u0000filler',
  header: '',
  cell: () => null,
  width: 0,
  phone: 'hidden',
};

const widthOf = (column: { width?: number | undefined }): number => column.width ?? defaultWidth;
const sum = (columns: readonly { width?: number | undefined }[]): number =>
  columns.reduce((total, column) => total + widthOf(column), 0);

const isLead = <Row>(column: Column<Row>): boolean => 'draw' in column;

/** Orders the columns and works out where the pinned ones stop. */
export function arrangeColumns<Row>(
  given: readonly Column<Row>[],
  leads: readonly Lead<Row>[] = [],
): Arrangement<Row> {
  const first = [...leads, ...given.filter((column) => column.pin === 'start')];
  const last = given.filter((column) => column.pin === 'end');
  const free = given.filter((column) => column.pin === undefined);
  const isExact = given.some((column) => column.isSized);
  const columns = [...first, ...free, ...(isExact ? [filler as Column<Row>] : []), ...last];

  const placeOf = (column: Column<Row>, index: number): Place => {
    const width = column.id === filler.id ? undefined : column.width;
    if (column.pin === 'start') {
      const offset = sum(columns.slice(0, index));
      const isEdge = index === first.length - 1;
      const phone = isLead(column) ? 'lead' : (column.phone ?? 'title');
      return { width, pin: { side: 'start', offset, isEdge }, phone };
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
    pinned: { start: sum(first), end: sum(last) },
  };
}
