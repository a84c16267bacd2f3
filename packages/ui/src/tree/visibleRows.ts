import { flattenTree, type TreeEntry } from './flatten.ts';
import { wholeTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';

/** The entries that are seen while these nodes are expanded. What is below a closed node is not visited. */
export function visibleRows<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  expanded: ReadonlySet<Value>,
  reader: TreeReader<Value> = wholeTree(),
): TreeEntry<Value>[] {
  return flattenTree(roots, reader, ({ node }) => expanded.has(node.value));
}
