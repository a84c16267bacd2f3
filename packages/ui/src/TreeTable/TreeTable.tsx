import { useMemo, useState } from 'react';
import {
  ExpandButton,
  TableView,
  type Column,
  type ColumnSizing,
  type TableStates,
} from '../Table/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { handleColumnId, handleLead } from './reorder/DragHandle.tsx';
import type { Drag } from './reorder/useDrag.ts';
import { useReorder, type TreeReorder } from './reorder/useReorder.ts';
import { useSavedOrder } from './reorder/useSavedOrder.ts';
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
  /** Lets siblings change places: by dragging, by a menu and by keyboard. Not with `loadChildren`. */
  reorder?: TreeReorder<Row> | undefined;
}

/** Without `reorder` the only column of a tree's own is its first. */
const noLeads: [] = [];

/**
 * Nested records, such as departments or menus, with columns of facts.
 *
 * Use it where both the hierarchy and the facts matter. Do not use it to choose a value (`TreeSelect`), or
 * for one more level of facts about a record (the `detail` of a `Table`).
 *
 * Beyond 200 rows only visible ones are in the DOM. Columns sort siblings among themselves.
 *
 * Keyboard: Tab reaches a row; ↑ ↓ Home End go, → opens or enters, ← closes or goes up, Enter and Space open
 * and close; with `reorder`, Alt with ↑ or ↓ moves the row among its siblings. 全部展开 and 全部收起 are in the header of the first column.
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
  expandedIds,
  onExpandedChange,
  reorder,
  ...view
}: TreeTableProps<Row>) {
  const saved = useSavedOrder(reorder?.onReorder);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { rows, sort, onSort, toggle, activate, all } = useTree({
    columns: given,
    roots,
    rowId,
    childrenOf,
    canExpand,
    loadChildren,
    filter,
    defaultExpanded,
    expandedIds,
    onExpandedChange,
    order: saved.order,
    drag,
  });
  const isBusy = view.isLoading === true || view.isStale === true;
  const disabledReason =
    reorder?.disabledReason ?? whyFixed(isBusy, filter !== undefined, sort !== null);
  const { announcement, moves } = useReorder({ rows, reorder, saved, setDrag, disabledReason });
  const leads = useMemo(() => (moves ? [handleLead(moves)] : noLeads), [moves]);
  const attributesOf = useTreeKeys(rows, { toggle, activate, moveTo: moves?.moveTo });
  const shown = useMemo(() => rows.map((row) => ({ id: row.id, original: row })), [rows]);
  const columns = useMemo(() => treeColumns(given, toggle), [given, toggle]);
  const first = given[0]?.id ?? '';

  const table = (
    <TableView
      {...view}
      isTree
      columns={columns}
      rows={shown}
      sort={sort}
      onSort={onSort}
      leads={leads}
      heads={{
        [handleColumnId]: <span className={visuallyHidden}>调整顺序</span>,
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
  if (!reorder) return table;
  return (
    <div>
      {table}
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}

/** Why rows cannot be moved while the tree is in such a state. */
function whyFixed(isBusy: boolean, isFiltered: boolean, isSorted: boolean): string | undefined {
  if (isBusy) return '加载中，暂时不能调整顺序';
  if (isFiltered) return '筛选时不能调整顺序';
  return isSorted ? '按列排序时不能调整顺序' : undefined;
}
