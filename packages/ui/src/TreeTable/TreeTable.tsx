import type { Column, ColumnSizing, TableStates } from '../Table/index.ts';
import { useTree, useTreeKeys } from './useTree.ts';
import { splitProps, TreeView } from './TreeView.tsx';

export interface TreeTableProps<Row> extends TableStates {
  /** What the rows are, as 部门: the table's name. */
  label: string;
  /** Stable: at module scope or in a memo. The first one names the row and shows its place in the tree. */
  columns: readonly Column<Row>[];
  /** The records at the top. */
  rows: readonly Row[];
  /** What names a record for good, as its number in the store. Stable. */
  rowId: (row: Row) => string;
  /** The children of a record; undefined while they are not loaded. Must be stable. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /**
   * Whether a record whose children are not loaded may have some. Must be stable. By default: whether it has
   * children.
   */
  canExpand?: ((row: Row) => boolean) | undefined;
  /**
   * Loads the children of a record into `rows`; the row is pending until the promise settles. The caller
   * reports a rejection.
   */
  loadChildren?: ((row: Row) => Promise<void>) | undefined;
  /** Shows only matching records, with their ancestors and, collapsed, their descendants. Must be stable. */
  filter?: ((row: Row) => boolean) | undefined;
  /** All loaded rows are expanded initially. @default false */
  defaultExpanded?: boolean | undefined;
  /** The ids of the expanded rows, controlled: with `onExpandedChange`. */
  expandedIds?: ReadonlySet<string> | undefined;
  /** Called when rows are expanded or collapsed; not while a `filter` is set. */
  onExpandedChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** Enables column resizing: the layout of `useColumnLayout`. */
  sizing?: ColumnSizing | undefined;
}

/** The only column of a tree's own is its first. */
const noLeads: [] = [];

/**
 * Nested records, such as departments or menus, with columns of facts.
 *
 * Use it where both the hierarchy and the facts matter. Do not use it to choose a value (`TreeSelect`), for
 * one more level of facts about a record (the `detail` of a `Table`), nor where siblings have an order that
 * users change (`OrderedTreeTable`).
 *
 * Beyond 200 rows only visible ones are in the DOM. Columns sort siblings among themselves.
 *
 * Keyboard: the rows are one Tab stop; ↑ ↓ Home End go to another row, → opens, then goes to the row's own
 * buttons (without any, to the first row below), ← goes back, closes or goes up; Enter and Space open and
 * close. On a button the keys are those of a `Table`. 全部展开 and 全部收起 are in the header of the first column.
 */
export function TreeTable<Row>({ columns, ...props }: TreeTableProps<Row>) {
  const [options, view] = splitProps(props);
  const tree = useTree({ ...options, columns });
  const attributesOf = useTreeKeys(tree.rows, tree);
  return <TreeView {...view} {...{ columns, tree, attributesOf }} leads={noLeads} />;
}
