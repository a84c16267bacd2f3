import { useMemo, useId, type ReactNode } from 'react';
import { ExpandButton, TableView, type Column, type RowAttributes } from '../Table/index.ts';
import type { useTree } from './useTree.ts';
import type { Lead } from '../Table/column.ts';
import { treeGap as gap, treeIndent as indent } from '../Table/Table.css.ts';
import { cell, guides, leaf, words } from './TreeTable.css.ts';
import type { TreeRow } from './treeRows.ts';
import type { TreeTableProps } from './TreeTable.tsx';

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
  const { level, canOpen } = row;
  if (canOpen) {
    return (
      <Branch row={row} onToggle={onToggle}>
        {children}
      </Branch>
    );
  }
  const lines = (level - 1) * indent;
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
  const { id, level, isOpen, isPending } = row;
  return (
    <span className={cell}>
      {level > 1 && <span className={guides} style={{ width: (level - 1) * indent }} />}
      {/* The row itself is reached by keyboard, and opened there. */}
      <ExpandButton
        isSkipped
        titleId={wordsId}
        isOpen={isOpen}
        isPending={isPending}
        onToggle={() => onToggle(id)}
      />
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
