import { useMemo } from 'react';
import {
  ExpandButton,
  TableView,
  type Column,
  type ColumnSizing,
  type TableStates,
} from '../Table/index.ts';
import { treeColumns } from './treeColumns.tsx';
import { useTree } from './useTree.ts';
import { useTreeKeys } from './useTreeKeys.ts';

export interface TreeTableProps<Row> extends TableStates {
  /** What the rows are, as 部门: the table's name. */
  label: string;
  /** Stable: at module scope or in a memo. The first one names the row and shows its place in the tree. */
  columns: readonly Column<Row>[];
  /** The records at the top. */
  rows: readonly Row[];
  /** What names a record for good, as its number in the store. Stable. */
  rowId: (row: Row) => string;
  /** What lies below a record; undefined while that is not loaded. Stable. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Whether something may lie below a record whose children are not loaded. Stable. By default: whether something does. */
  canExpand?: ((row: Row) => boolean) | undefined;
  /** Brings what lies below a record into `rows`; the row is pending until it settles. A rejection is the caller's to tell. */
  loadChildren?: ((row: Row) => Promise<void>) | undefined;
  /** Shows only records that match, with all above and, closed, all below them. Stable. */
  filter?: ((row: Row) => boolean) | undefined;
  /** Everything that is loaded is open at first. */
  defaultExpanded?: boolean | undefined;
  /** Lets the reader set the widths of columns: the layout of `useColumnLayout`. */
  sizing?: ColumnSizing | undefined;
}

/** The only column of a tree's own is its first. */
const noLeads: [] = [];

/**
 * Records that lie below each other, as departments or menus, with facts about each.
 *
 * Use it where both the order and the facts matter. Do not use it to choose a value (`TreeSelect`), or for
 * one more level of facts about a record (the `detail` of a `Table`).
 *
 * Beyond 200 rows only those in sight are in the page. Columns sort siblings among themselves.
 *
 * Keyboard: Tab reaches a row; ↑ ↓ Home End go, → opens or enters, ← closes or goes up, Enter and Space
 * open and close. 全部展开 and 全部收起 stand in the head of the first column.
 */
export function TreeTable<Row>({
  columns: given,
  rows: roots,
  rowId,
  childrenOf,
  canExpand,
  loadChildren,
  filter,
  defaultExpanded = false,
  ...view
}: TreeTableProps<Row>) {
  const { rows, sort, onSort, toggle, activate, all } = useTree({
    columns: given,
    roots,
    rowId,
    childrenOf,
    canExpand,
    loadChildren,
    filter,
    defaultExpanded,
  });
  const attributesOf = useTreeKeys(rows, toggle, activate);
  const shown = useMemo(() => rows.map((row) => ({ id: row.id, original: row })), [rows]);
  const columns = useMemo(() => treeColumns(given, toggle), [given, toggle]);
  const first = given[0]?.id ?? '';

  return (
    <TableView
      {...view}
      isTree
      columns={columns}
      rows={shown}
      sort={sort}
      onSort={onSort}
      leads={noLeads}
      heads={{
        [first]: all && (
          <ExpandButton
            label={all.isOpen ? '全部收起' : '全部展开'}
            isOpen={all.isOpen}
            onToggle={all.toggle}
          />
        ),
      }}
      attributesOf={attributesOf}
    />
  );
}
