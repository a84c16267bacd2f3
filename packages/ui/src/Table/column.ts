import { createContext, type ChangeEvent, type ReactNode } from 'react';

/** What a column sorts by; nothing sorts last, in both directions. */
export type SortValue = string | number | null | undefined;

/** What a table is sorted by: a column, by its id, and which way. */
export interface Sort {
  id: string;
  desc: boolean;
}

/** Sorting by the server, over all pages: replaces that among the rows that are loaded. */
export interface Sorting {
  /** The ids of the columns that the server sorts by. */
  columns: readonly string[];
  /** Null: in the order that the list has by itself. */
  current: Sort | null;
  onChange: (sort: Sort | null) => void;
}

/** One column of a `Table`. Keep the columns at module scope or in a memo: new columns draw every row again. */
export interface Column<Row> {
  id: string;
  /** Its name: the head on wide screens, the label before the value on phones. */
  header: string;
  /** What a row shows here: plain text or a cell of this folder, no hooks. */
  cell: (row: Row) => ReactNode;
  /** end: numbers and money, so that digits are below digits. */
  align?: 'start' | 'end' | undefined;
  /** Pixels at the least; wider tables share what is left. */
  width?: number | undefined;
  /**
   * Pinned while the rest scrolls: `start` for the row's title, `end` for its actions. Without a width of their own
   * actions take no column: they float over the end of the row that is pointed at or has the focus.
   */
  pin?: 'start' | 'end' | undefined;
  /** Makes the column sortable, by this value, among the rows that are loaded. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /**
   * Below 600 px, where a row is a few lines: `title` begins the first and `mark` ends it; `second` and `third` are
   * lines of values without labels; `plain` is a line of its own, with the label.
   * @default title for what is pinned at the start, else plain
   */
  phone?: 'title' | 'mark' | 'second' | 'third' | 'plain' | 'hidden' | undefined;
}

/** State of a row besides its record. Primitive values: a row with equal ones is not rendered again. */
export interface RowState {
  id: string;
  isSelected: boolean;
  /** Its record is open beside the table. */
  isCurrent: boolean;
  titleId: string | undefined;
  /** Its place in the tree; in a `Table` there is none. */
  place: TreePlace | undefined;
  onSelect: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** The place of a row in a tree; the same object as long as nothing of it changes. */
export interface TreePlace {
  id: string;
  /** From 1. */
  level: number;
  /** Its number among its siblings, from 1, and how many there are. */
  position: number;
  siblings: number;
  canOpen: boolean;
  isOpen: boolean;
  parentId: string | null;
  /** The row in the tab order. */
  isActive: boolean;
  isDragged: boolean;
  /** The edge at which a dragged row would be dropped. */
  dropEdge: 'before' | 'after' | null;
}

/** A column of the table's own, before all others: for choosing rows. */
export interface LeadingColumn<Row> extends Column<Row> {
  pin: 'start';
  draw: (row: Row, state: RowState) => ReactNode;
}

export const isLeadingColumn = <Row>(
  column: Column<Row> | LeadingColumn<Row>,
): column is LeadingColumn<Row> => 'draw' in column;

export const leadingColumn = { width: 40, pin: 'start', cell: () => null } as const;

const chinese = new Intl.Collator('zh-CN', { numeric: true });

/** Compares two present values: numbers by size, text in Chinese collation order. */
export function compareValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return chinese.compare(String(one), String(other));
}

/** Whether a column has no width: its actions float over the ends of the rows. */
export const isFloating = ({ pin, width }: Pick<Column<never>, 'pin' | 'width'>): boolean =>
  pin === 'end' && width === undefined;

/** How many actions of a row the surrounding table has space for, beside their menu. */
export const InlineActions = createContext(Infinity);
