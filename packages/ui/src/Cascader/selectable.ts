import type { TreeNode } from '../lib/tree/index.ts';

/** Which nodes can be chosen: those with nothing below, or any. */
export type Selectable = 'leaf' | 'any';

/**
 * Whether a node can be selected, given the path from the root to it. Where only leaves are selectable, a
 * disabled node disables its whole branch.
 */
export function canChoose(
  path: readonly TreeNode[],
  selectable: Selectable,
  canOpen: (node: TreeNode) => boolean,
): boolean {
  const node = path.at(-1);
  if (!node) return false;
  if (selectable === 'any') return !node.isDisabled;
  return !canOpen(node) && !path.some((one) => one.isDisabled);
}

/** Whether the children of a node can be opened. */
export function canEnter(
  node: TreeNode,
  selectable: Selectable,
  canOpen: (node: TreeNode) => boolean,
): boolean {
  return canOpen(node) && (selectable === 'any' || !node.isDisabled);
}
