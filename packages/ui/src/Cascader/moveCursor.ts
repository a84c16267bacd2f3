import { moveRow, type TreeNode } from '../lib/tree/index.ts';
import { nodeAt, openAt, type CascaderColumn, type CascaderState } from './columns.ts';

/**
 * The cursor after a key: ↑ ↓ within a column, → into the children, ← back. Null for keys that do not move
 * it. Where only one column is shown, ← closes it.
 */
export function moveCursor(
  columns: readonly CascaderColumn[],
  state: CascaderState,
  key: string,
  { canOpen, isSingle }: { canOpen: (node: TreeNode) => boolean; isSingle: boolean },
): CascaderState | null {
  const { trail, cursor } = state;
  const { column } = cursor;
  const nodes = columns[column]?.nodes ?? [];

  if (key === 'ArrowLeft') {
    const row = columns[column - 1]?.open ?? -1;
    if (column === 0) return state;
    return {
      trail: isSingle ? trail.slice(0, column - 1) : trail,
      cursor: { column: column - 1, row },
    };
  }
  if (key === 'ArrowRight') {
    const node = nodeAt(columns, cursor);
    if (!node || !canOpen(node)) return state;
    return { ...openAt(columns, state, cursor), cursor: { column: column + 1, row: 0 } };
  }
  const row = moveRow(key, cursor.row, nodes.length);
  return row === null ? null : { trail, cursor: { column, row } };
}
