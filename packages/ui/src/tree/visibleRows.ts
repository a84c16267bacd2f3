import { flattenTree, type TreeEntry } from './flatten.ts';
import { loadedTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';

/** The visible entries, given the expanded nodes. Descendants of collapsed nodes are not visited. */
export function visibleRows<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  expanded: ReadonlySet<Value>,
  reader: TreeReader<Value> = loadedTree(),
): TreeEntry<Value>[] {
  return flattenTree(roots, reader, ({ node }) => expanded.has(node.value));
}
