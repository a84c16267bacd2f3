import type { TreeNode } from '../tree/index.ts';

/** Which nodes can be chosen: those with nothing below, or any. */
export type Selectable = 'leaf' | 'any';

/**
 * Whether a node can be chosen, by the nodes from the root down to it. Where leaves are chosen, a
 * disabled node closes its whole branch.
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

/** Whether what lies below a node can be looked at. */
export function canEnter(
  node: TreeNode,
  selectable: Selectable,
  canOpen: (node: TreeNode) => boolean,
): boolean {
  return canOpen(node) && (selectable === 'any' || !node.isDisabled);
}
