import type { TreeNode } from '../tree/index.ts';

/** Which nodes can be chosen: those with nothing below, or any. */
export type Choose = 'leaf' | 'any';

/**
 * Whether a node can be chosen, by the nodes from the root down to it. Where leaves are chosen, a
 * disabled node closes its whole branch.
 */
export function canChoose(
  path: readonly TreeNode[],
  choose: Choose,
  canOpen: (node: TreeNode) => boolean,
): boolean {
  const node = path.at(-1);
  if (!node) return false;
  if (choose === 'any') return !node.isDisabled;
  return !canOpen(node) && !path.some((one) => one.isDisabled);
}

/** Whether what lies below a node can be looked at. */
export function canEnter(
  node: TreeNode,
  choose: Choose,
  canOpen: (node: TreeNode) => boolean,
): boolean {
  return canOpen(node) && (choose === 'any' || !node.isDisabled);
}
