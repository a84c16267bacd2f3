import { loadedTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';

/** A node with its place in the tree. */
export interface TreeEntry<Value extends TreeValue = TreeValue> {
  node: TreeNode<Value>;
  parent: TreeEntry<Value> | null;
  /** 0 for a root. */
  depth: number;
  /** Its number among its siblings, from 1. */
  position: number;
  /** How many siblings there are, with itself. */
  siblings: number;
}

/**
 * The entries in depth-first order: a node, its descendants, its next sibling. `enters` decides whether to
 * descend into an entry. Iterative: a tree may be a thousand levels deep.
 */
export function flattenTree<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  reader: TreeReader<Value> = loadedTree(),
  enters: (entry: TreeEntry<Value>) => boolean = () => true,
): TreeEntry<Value>[] {
  const entries: TreeEntry<Value>[] = [];
  const waiting: TreeEntry<Value>[] = [];

  const queue = (nodes: readonly TreeNode<Value>[], parent: TreeEntry<Value> | null): void => {
    const depth = parent === null ? 0 : parent.depth + 1;
    const siblings = nodes.length;
    for (let position = siblings; position > 0; position -= 1) {
      const node = nodes[position - 1];
      if (node) waiting.push({ node, parent, depth, position, siblings });
    }
  };

  queue(roots, null);
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    entries.push(entry);
    if (enters(entry)) queue(reader.childrenOf(entry.node), entry);
  }
  return entries;
}

/** How many nodes there are, and how many of them have nothing below. */
export function countTree(
  roots: readonly TreeNode[],
  reader: TreeReader = loadedTree(),
): { nodes: number; leaves: number } {
  const entries = flattenTree(roots, reader);
  const leaves = entries.filter(({ node }) => !reader.canOpen(node)).length;
  return { nodes: entries.length, leaves };
}
