import { useMemo, type ReactNode } from 'react';
import type { Lead } from '../Table/column.ts';
import { ExpandButton, TableView, type Column, type RowAttributes } from '../Table/index.ts';
import { treeColumns } from './treeColumns.tsx';
import type { TreeRow } from './treeRows.ts';
import type { TreeTableProps } from './TreeTable.tsx';
import type { useTree } from './useTree.ts';

type Props<Row> = Omit<TreeTableProps<Row>, 'columns'>;

/** Splits the props of a tree table: those about the tree, and those of the table itself. */
export function splitProps<Row>(props: Props<Row>) {
  const { rows, rowId, childrenOf, canExpand, loadChildren, filter, ...rest } = props;
  const { defaultExpanded = false, expandedIds, onExpandedChange, ...view } = rest;
  const expansion = { defaultExpanded, expandedIds, onExpandedChange };
  const options = { roots: rows, rowId, childrenOf, canExpand, loadChildren, filter, ...expansion };
  return [options, view] as const;
}

interface TreeViewProps<Row> extends Omit<
  Props<Row>,
  keyof ReturnType<typeof splitProps<Row>>[0] | 'rows'
> {
  columns: readonly Column<Row>[];
  tree: ReturnType<typeof useTree<Row>>;
  attributesOf: (row: TreeRow<Row>) => RowAttributes;
  /** The table's own columns, before the others; stable. */
  leads: readonly Lead<TreeRow<Row>>[];
  /** What is in the heads of these. */
  heads?: Readonly<Record<string, ReactNode>>;
}

/** What `TreeTable` and `OrderedTreeTable` share: the rows of a tree as a table. @internal */
export function TreeView<Row>({
  columns: given,
  tree: { rows, sort, onSort, toggle, all },
  heads,
  ...table
}: TreeViewProps<Row>) {
  const shown = useMemo(() => rows.map((row) => ({ id: row.id, original: row })), [rows]);
  const columns = useMemo(() => treeColumns(given, toggle), [given, toggle]);
  const first = given[0]?.id ?? '';
  return (
    <TableView
      {...table}
      isTree
      columns={columns}
      rows={shown}
      sort={sort}
      onSort={onSort}
      heads={{
        ...heads,
        [first]: all && (
          <ExpandButton
            label={all.isOpen ? '全部收起' : '全部展开'}
            isOpen={all.isOpen}
            onToggle={all.toggle}
          />
        ),
      }}
    />
  );
}
