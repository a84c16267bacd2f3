import type { TreeRow } from './treeRows.ts';

/** What a key does in a tree: go to a row, or open or close this one. */
export type TreeMove = { goTo: number } | { toggle: true };

/** What a key means on a row: ↑ ↓ Home End go, → opens or enters, ← closes or goes up, Enter and Space toggle. */
export function treeMove(
  key: string,
  index: number,
  rows: readonly Pick<TreeRow<unknown>, 'id' | 'canOpen' | 'isOpen' | 'parentId'>[],
): TreeMove | null {
  const row = rows[index];
  if (!row) return null;
  const goTo = (to: number): TreeMove | null =>
    to >= 0 && to < rows.length && to !== index ? { goTo: to } : null;

  switch (key) {
    case 'ArrowDown':
      return goTo(index + 1);
    case 'ArrowUp':
      return goTo(index - 1);
    case 'Home':
      return goTo(0);
    case 'End':
      return goTo(rows.length - 1);
    case 'ArrowRight':
      if (!row.canOpen) return null;
      if (!row.isOpen) return { toggle: true };
      return rows[index + 1]?.parentId === row.id ? goTo(index + 1) : null;
    case 'ArrowLeft':
      if (row.canOpen && row.isOpen) return { toggle: true };
      return goTo(rows.findIndex(({ id }) => id === row.parentId));
    case 'Enter':
    case ' ':
      return row.canOpen ? { toggle: true } : null;
    default:
      return null;
  }
}
