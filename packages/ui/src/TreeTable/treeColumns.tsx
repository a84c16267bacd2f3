import type { Column } from '../Table/index.ts';
import { TreeCell } from './TreeCell.tsx';
import type { TreeRow } from './treeRows.ts';

/** The columns of records as columns of a tree's rows: the first one shows the place in the tree. */
export function treeColumns<Row>(
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
