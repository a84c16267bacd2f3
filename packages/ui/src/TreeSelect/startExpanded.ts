import {
  ancestorsOf,
  indexTree,
  type TreeNode,
  type TreeReader,
  type TreeValue,
} from '../lib/tree/index.ts';

/** Up to this number of selected nodes are revealed; the ancestors of more would expand the whole tree. */
const expandAllUpTo = 20;

/** What is expanded at first: all above the chosen nodes, and a root that is alone. */
export function startExpanded(
  roots: readonly TreeNode[],
  reader: TreeReader,
  values: readonly TreeValue[],
): Set<TreeValue> {
  const [root] = roots;
  const expanded = new Set<TreeValue>();
  if (root && roots.length === 1) expanded.add(root.value);
  if (values.length === 0) return expanded;
  const index = indexTree(roots, reader);
  for (const value of values.slice(0, expandAllUpTo)) {
    for (const above of ancestorsOf(index, value)) expanded.add(above);
  }
  return expanded;
}
