import { createContext, type CSSProperties, type ReactNode } from 'react';
import { cell, headCell } from './tableCell.css.ts';

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
  /** Of the cell that names the row. */
  titleId: string | undefined;
}

/** A column of the table's own, before all others: for choosing rows. */
export interface Lead<Row> extends Column<Row> {
  pin: 'start';
  draw: (row: Row, state: RowState) => ReactNode;
}

/** What the table's own columns share. */
export const leadColumn = { width: 40, pin: 'start', cell: () => null } as const;

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

const sum = (columns: readonly { width?: number | undefined }[]): number =>
  columns.reduce((total, { width = defaultWidth }) => total + width, 0);

/** Orders the columns and works out where the pinned ones stop. */
export function arrangeColumns<Row>(
  given: readonly Column<Row>[],
  leads: readonly Lead<Row>[] = [],
) {
  const first = [...leads, ...given.filter((column) => column.pin === 'start')];
  const last = given.filter((column) => column.pin === 'end');
  const free = given.filter((column) => column.pin === undefined);
  const isExact = given.some((column) => column.isSized);
  const columns = [...first, ...free, ...(isExact ? [filler as Column<Row>] : []), ...last];

  const placeOf = (column: Column<Row>, index: number): Place => {
    const width = column.id === filler.id ? undefined : column.width;
    const side = column.pin;
    if (side === undefined) return { width, phone: column.phone ?? 'plain' };
    const isStart = side === 'start';
    const offset = sum(isStart ? columns.slice(0, index) : columns.slice(index + 1));
    const isEdge = index === (isStart ? first.length - 1 : columns.length - last.length);
    const usual = isStart ? 'title' : 'actions';
    const phone = 'draw' in column ? 'lead' : (column.phone ?? usual);
    return { width, pin: { side, offset, isEdge }, phone };
  };

  return {
    /** In visual order: lead columns, pinned at the start, unpinned, pinned at the end. */
    columns: columns.map((column, index): Placed<Row> => ({
      column,
      place: placeOf(column, index),
    })),
    /** The narrowest the table can be, in pixels. */
    minWidth: sum(columns),
    /** Pixels that are always covered at either side. */
    pinned: { start: sum(first), end: sum(last) },
  };
}

/** A column with the look of its cells, worked out once for all rows, and what it draws in them. */
export interface LookedColumn<Row> extends Placed<Row> {
  look: { className: string; style: CSSProperties | undefined };
  /** On phones, before the value. */
  label: string | undefined;
  /** The first column of the caller's, but for 序号: its cell names the row. */
  isTitle: boolean;
  draw: (row: Row, state: RowState) => ReactNode;
}

/** Where a pinned cell stops while the rest scrolls. */
function stop({ place: { pin } }: Placed<never>): CSSProperties | undefined {
  if (!pin) return undefined;
  return pin.side === 'start' ? { insetInlineStart: pin.offset } : { insetInlineEnd: pin.offset };
}

const variantsOf = ({ column, place: { pin } }: Placed<never>) => ({
  align: column.align ?? 'start',
  pin: pin?.side ?? ('none' as const),
  pinEdge: pin?.isEdge ? pin.side : ('none' as const),
});

/** Arranges the columns and works out the looks of their cells. */
export function arrangeLooks<Row>(given: readonly Column<Row>[], leads: readonly Lead<Row>[]) {
  const { columns, ...sizes } = arrangeColumns(given, leads);
  const title = columns.find(({ column }) => !('draw' in column) && !column.usesIndex);
  const looked = columns.map((placed): LookedColumn<Row> => {
    const { column, place } = placed;
    return {
      ...placed,
      isTitle: placed === title,
      label: place.phone === 'plain' ? column.header : undefined,
      look: { className: cell({ ...variantsOf(placed), phone: place.phone }), style: stop(placed) },
      draw: 'draw' in column ? column.draw : (row, { index }) => column.cell(row, index),
    };
  });
  return { ...sizes, columns: looked };
}

/** The look of a column's head; one with something before its name keeps the inset of the cells. */
export function headLook(placed: Placed<never>, hasOwn = false): LookedColumn<never>['look'] {
  const isSortable = placed.column.sortValue !== undefined && !hasOwn;
  const isFlush = isSortable || placed.column.id === filler.id;
  return { className: headCell({ ...variantsOf(placed), isFlush }), style: stop(placed) };
}
