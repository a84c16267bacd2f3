import {
  moveInTree,
  page,
  visibleRows,
  type Branches,
  type BranchState,
  type TreeEntry,
  type TreeMove,
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

/** What a key does while these rows are shown. */
export function moveInRows(
  key: string,
  active: number,
  rows: readonly TreeRow[],
  expanded: ReadonlySet<TreeValue>,
  canOpen: (node: TreeNode) => boolean,
): TreeMove | null {
  return moveInTree(key, active, {
    count: rows.length,
    page,
    levelAt: (index) => {
      const row = rows[index];
      return row ? row.entry.depth + (row.waiting === undefined ? 0 : 1) : 0;
    },
    isOpenAt: (index) => {
      const { entry, waiting } = rows[index] ?? {};
      if (!entry || waiting !== undefined || !canOpen(entry.node)) return undefined;
      return expanded.has(entry.node.value);
    },
  });
}
