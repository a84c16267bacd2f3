import { createContext, type ReactNode } from 'react';

/** What a column sorts by; nothing sorts last, in both directions. */
export type SortValue = string | number | null | undefined;

/** One column of a `Table`. Keep the columns at module scope or in a memo: new columns draw every row again. */
export interface Column<Row> {
  id: string;
  /** Its name: the head on wide screens, the label before the value on phones. */
  header: string;
  /**
   * What a row shows here. Plain text or a cell of this folder; no hooks of its own.
   * `index` is the row's place among those shown, from 0, when the column has `usesIndex`.
   */
  cell: (row: Row, index: number) => ReactNode;
  /** The cell shows the row's place: sorting then draws the rows again instead of only moving them. */
  usesIndex?: boolean | undefined;
  /** end: numbers and money, so that digits are below digits. */
  align?: 'start' | 'end' | undefined;
  /** Pixels at the least; wider tables share what is left. */
  width?: number | undefined;
  /** The width was set by the user: exact, with the remaining space empty. */
  isSized?: boolean | undefined;
  /** Pinned while the rest scrolls: `start` for the row's title, `end` for its actions. */
  pin?: 'start' | 'end' | undefined;
  /** Makes the column sortable, by this value, among the rows that are loaded. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /**
   * Below 600 px: `title` heads the row without a label, `plain` is labelled, `hidden` is left out. By
   * default what is pinned at the start is the title, and the rest is plain.
   */
  phone?: 'title' | 'plain' | 'hidden' | undefined;
}

/** State of a row besides its record. Primitive values: a row with equal ones is not rendered again. */
export interface RowState {
  id: string;
  /** Place among the rows shown, from 0. */
  index: number;
  isSelected: boolean;
  /** Its detail is shown below it. */
  isOpen: boolean;
  /** Of the cell that names the row. */
  titleId: string | undefined;
}

/** A column of the table's own, before all others: for choosing rows or opening them. */
export interface Lead<Row> extends Column<Row> {
  pin: 'start';
  draw: (row: Row, state: RowState) => ReactNode;
}

const chinese = new Intl.Collator('zh-CN', { numeric: true });

/** Compares two present values: numbers by size, text in Chinese collation order. */
export function compareValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return chinese.compare(String(one), String(other));
}

/** Whether the surrounding table is too narrow for the actions of its rows. */
export const NarrowTable = createContext(false);

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

interface Arrangement<Row> {
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
