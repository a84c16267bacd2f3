import { followPath, hasChildren, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import type { Selectable } from '../lib/treePicker/TreeTrigger.tsx';

/** One column: the children of `parent`, or the roots. */
export interface CascaderColumn {
  parent: TreeNode | null;
  nodes: readonly TreeNode[];
  /** Which of the nodes is open, with its children in the next column; -1 for none. */
  open: number;
}

type Columns = readonly CascaderColumn[];

/** Position of the keyboard cursor; row -1: none yet. */
export interface Cursor {
  column: number;
  row: number;
}

/** The open path as values, and the keyboard cursor. */
export interface CascaderState {
  trail: readonly TreeValue[];
  cursor: Cursor;
}

/** The visible columns: the roots, and the children of each node of the trail. */
export function cascaderColumns(
  roots: readonly TreeNode[],
  trail: readonly TreeValue[],
): CascaderColumn[] {
  const opened = followPath(roots, trail).filter(hasChildren);
  return [null, ...opened].map((parent, column) => {
    const nodes = parent?.children ?? roots;
    const next = opened[column];
    return { parent, nodes, open: next ? nodes.indexOf(next) : -1 };
  });
}

/** The node under the keyboard cursor. */
export function nodeAt(columns: Columns, { column, row }: Cursor): TreeNode | undefined {
  return columns[column]?.nodes[row];
}

/** The nodes from the root down to the one at a place, itself the last; none where no node is. */
export function pathAt(columns: Columns, cursor: Cursor): TreeNode[] {
  const node = nodeAt(columns, cursor);
  const above = columns.slice(1, cursor.column + 1).flatMap(({ parent }) => parent ?? []);
  return node ? [...above, node] : [];
}

/** The state on opening: the selected node's column is visible and the cursor is on that node. */
export function startState(
  roots: readonly TreeNode[],
  path: readonly TreeValue[],
  isByKeyboard: boolean,
): CascaderState {
  const chosen = followPath(roots, path);
  const last = chosen.at(-1);
  if (!last) return { trail: [], cursor: { column: 0, row: isByKeyboard ? 0 : -1 } };
  const level = chosen.at(-2)?.children ?? roots;
  return {
    trail: path.slice(0, -1),
    cursor: { column: chosen.length - 1, row: level.indexOf(last) },
  };
}

/** Opens the node at a position: its children are in the next column. The cursor stays on it. */
export function openAt(columns: Columns, cursor: Cursor): CascaderState {
  return { trail: pathAt(columns, cursor).map(({ value }) => value), cursor };
}

/** Whether the last node of a path can be selected; for `leaf` a disabled node disables its whole branch. */
export function canChoose(path: readonly TreeNode[], selectable: Selectable): boolean {
  const node = path.at(-1);
  if (!node) return false;
  if (selectable === 'any') return !node.isDisabled;
  return !hasChildren(node) && !path.some((one) => one.isDisabled);
}

/** Whether the children of a node can be opened. */
export function canEnter(node: TreeNode, selectable: Selectable): boolean {
  return hasChildren(node) && (selectable === 'any' || !node.isDisabled);
}
