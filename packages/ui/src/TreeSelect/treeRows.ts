import {
  moveRow,
  visibleRows,
  type Branches,
  type BranchState,
  type TreeEntry,
  type TreeNode,
  type TreeReader,
  type TreeValue,
} from '../lib/tree/index.ts';

/** One row: a node, or the loading or failed state of an expanded node's children. */
export interface TreeRow {
  key: string;
  entry: TreeEntry;
  waiting: BranchState | undefined;
}

/** Keeps numbers and strings apart: `1` and `'1'` may both be values. */
export function keyOf(value: TreeValue): string {
  return `${typeof value}:${value}`;
}

/** The rows of a tree while these nodes are expanded. */
export function treeRows(
  roots: readonly TreeNode[],
  expanded: ReadonlySet<TreeValue>,
  reader: TreeReader,
  branches: Branches,
): TreeRow[] {
  const rows: TreeRow[] = [];
  for (const entry of visibleRows(roots, expanded, reader)) {
    const { node } = entry;
    rows.push({ key: keyOf(node.value), entry, waiting: undefined });
    const isExpanded = expanded.has(node.value) && branches.canOpen(node);
    if (isExpanded && branches.childrenOf(node).length === 0) {
      const waiting = branches.stateOf(node) ?? 'pending';
      rows.push({ key: `${keyOf(node.value)} below`, entry, waiting });
    }
  }
  return rows;
}

/** What a key does in a tree: it moves to a row, or expands or collapses the one it is on. */
export type TreeMove = { to: number } | { toggle: TreeNode };

/** What a key does, as in every tree of the web: → expands, then enters; ← collapses, then leaves. */
export function moveInTree(
  rows: readonly TreeRow[],
  active: number,
  key: string,
  expanded: ReadonlySet<TreeValue>,
  canOpen: (node: TreeNode) => boolean,
): TreeMove | null {
  const row = rows[active];
  const node = row?.waiting === undefined ? row?.entry.node : undefined;
  const isOpen = node !== undefined && canOpen(node) && expanded.has(node.value);

  if (key === 'ArrowRight') {
    if (!node || !canOpen(node)) return { to: active };
    return isOpen ? { to: active + 1 } : { toggle: node };
  }
  if (key === 'ArrowLeft') {
    if (isOpen) return { toggle: node };
    const above = row?.waiting === undefined ? row?.entry.parent : row.entry;
    const to = rows.findIndex(({ entry, waiting }) => entry === above && waiting === undefined);
    return { to: to < 0 ? active : to };
  }
  const to = moveRow(key, active, rows.length);
  return to === null ? null : { to };
}
