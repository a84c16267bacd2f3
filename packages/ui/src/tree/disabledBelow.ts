import { indexTree, pathOf } from './indexTree.ts';
import type { TreeNode, TreeValue } from './node.ts';

/** A copy of the subtree in which no node can be chosen. */
function disabledCopy<Value extends TreeValue>(
  root: TreeNode<Value>,
  disabledReason: string,
): TreeNode<Value> {
  const copyOf = (node: TreeNode<Value>) => ({ ...node, isDisabled: true, disabledReason });
  const top = copyOf(root);
  const waiting: TreeNode<Value>[] = [top];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!node.children) continue;
    node.children = node.children.map(copyOf);
    for (const child of node.children) waiting.push(child);
  }
  return top;
}

/**
 * The options for the parent of a record: the record itself and its descendants are disabled, with the
 * reason. All other branches are the same objects as before; a value that is not in the tree, or null for a
 * new record, changes nothing.
 */
export function disabledBelow<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  value: Value | null,
  reason = '不能选自己或下级',
): readonly TreeNode<Value>[] {
  const path = value === null ? [] : pathOf(indexTree(roots), value);
  const target = path.at(-1);
  if (!target) return roots;

  let before = target;
  let after = disabledCopy(target, reason);
  for (const parent of path.slice(0, -1).toReversed()) {
    const [from, to] = [before, after];
    before = parent;
    after = { ...parent, children: parent.children?.map((one) => (one === from ? to : one)) };
  }
  return roots.map((root) => (root === before ? after : root));
}
