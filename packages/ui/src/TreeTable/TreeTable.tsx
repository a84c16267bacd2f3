import { useId, useMemo, type ReactNode } from 'react';
import type { Lead } from '../Table/column.ts';
import { ExpandButton, TableView, type Column } from '../Table/index.ts';
import { treeGap as gap, treeIndent as indent } from '../Table/Table.css.ts';
import { cell, guides, leaf, words } from './TreeTable.css.ts';
import type { RowMoves } from './reorder/useReorder.ts';
import type { TreeRow } from './treeRows.ts';
import { useTree, useTreeKeys, type TreeTableProps } from './useTree.ts';

/**
 * Nested records, such as departments or menus, with columns of facts.
 *
 * Use it where both the hierarchy and the facts matter. Do not use it to choose a value (`TreeSelect`), nor
 * where siblings have an order that users change (`OrderedTreeTable`).
 *
 * Beyond 200 rows only visible ones are in the DOM. Columns sort siblings among themselves.
 *
 * Keyboard: the rows are one Tab stop; ↑ ↓ Home End go to another row, → opens, then goes to the row's own
 * buttons (without any, to the first row below), ← goes back, closes or goes up; Enter and Space open and
 * close. On a button the keys are those of a `Table`. 全部展开 and 全部收起 are in the header of the first column.
 */
export function TreeTable<Row>(props: TreeTableProps<Row>) {
  return <TreeView tree={useTree(props)} leads={noLeads} />;
}

/** The only column of a tree's own is its first. */
const noLeads: [] = [];

interface TreeViewProps<Row> {
  tree: ReturnType<typeof useTree<Row>>;
  /** Moves a row to a place among its siblings, from 0. */
  moveTo?: RowMoves['moveTo'];
  /** The table's own columns, before the others; stable. */
  leads: readonly Lead<TreeRow<Row>>[];
  /** What is in the heads of these. */
  heads?: Readonly<Record<string, ReactNode>>;
}

/** What `TreeTable` and `OrderedTreeTable` share: the rows of a tree as a table. @internal */
export function TreeView<Row>({ tree, moveTo, leads, heads }: TreeViewProps<Row>) {
  const { columns: given, rows, sort, onSort, toggle, all, view } = tree;
  const attributesOf = useTreeKeys(tree, moveTo);
  const shown = useMemo(() => rows.map((row) => ({ id: row.id, original: row })), [rows]);
  const columns = useMemo(() => treeColumns(given, toggle), [given, toggle]);
  const first = given[0]?.id ?? '';
  return (
    <TableView
      {...view}
      {...{ columns, sort, onSort, leads, attributesOf }}
      isTree
      rows={shown}
      heads={{
        ...heads,
        [first]: all ? (
          <ExpandButton
            label={all.isOpen ? '全部收起' : '全部展开'}
            isOpen={all.isOpen}
            onToggle={all.toggle}
          />
        ) : (
          <span style={chevronRoom} />
        ),
      }}
    />
  );
}

/** In the head while there is nothing to open. */
const chevronRoom = { minWidth: indent };

interface TreeCellProps {
  row: TreeRow<unknown>;
  onToggle: (id: string) => void;
  children: ReactNode;
}

/** The first cell of a tree row: indentation, expand button and label. */
function TreeCell({ row, onToggle, children }: TreeCellProps) {
  if (row.canOpen) return <Branch {...{ row, onToggle, children }} />;
  const lines = (row.level - 1) * indent;
  return (
    <span
      className={leaf}
      style={{ paddingInlineStart: lines + indent + gap, backgroundSize: `${lines}px 100%` }}
    >
      {children}
    </span>
  );
}

function Branch({ row, onToggle, children }: TreeCellProps) {
  const wordsId = useId();
  const { id, level, isOpen } = row;
  return (
    <span className={cell}>
      {level > 1 && <span className={guides} style={{ width: (level - 1) * indent }} />}
      {/* The row itself is reached by keyboard, and opened there. */}
      <ExpandButton isSkipped titleId={wordsId} isOpen={isOpen} onToggle={() => onToggle(id)} />
      <span id={wordsId} className={words}>
        {children}
      </span>
    </span>
  );
}

/** The columns of records as columns of a tree's rows: the first one shows the place in the tree. */
function treeColumns<Row>(
  columns: readonly Column<Row>[],
  onToggle: (id: string) => void,
): Column<TreeRow<Row>>[] {
  return columns.map((column, at) => ({
    ...column,
    sortValue: column.sortValue && (({ record }) => column.sortValue?.(record)),
    cell: (row, index) => {
      const content = column.cell(row.record, index);
      if (at > 0) return content;
      return (
        <TreeCell row={row} onToggle={onToggle}>
          {content}
        </TreeCell>
      );
    },
  }));
}
