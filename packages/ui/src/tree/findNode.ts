import { flattenTree } from './flatten.ts';
import { loadedTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';

/** The node with this value; undefined for an unknown one. For a single look: for many make an index. */
export function findNode<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  value: TreeValue,
  reader: TreeReader<Value> = loadedTree(),
): TreeNode<Value> | undefined {
  return flattenTree(roots, reader).find(({ node }) => node.value === value)?.node;
}
