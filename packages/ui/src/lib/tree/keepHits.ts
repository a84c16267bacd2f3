import type { TreeHit } from './searchTree.ts';
import { loadedTree, type TreeNode, type TreeReader, type TreeValue } from './tree.ts';

/** A tree narrowed to what was found. */
export interface NarrowedTree<Value extends TreeValue = TreeValue> {
  roots: TreeNode<Value>[];
  reader: TreeReader<Value>;
  /** The nodes above what was found: they are open. */
  expanded: ReadonlySet<Value>;
}

/** The tree of the matching nodes, their ancestors, and their descendants, which stay collapsed. */
export function keepHits<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  hits: readonly TreeHit<Value>[],
  reader: TreeReader<Value> = loadedTree(),
): NarrowedTree<Value> {
  const kept = new Set<Value>();
  const expanded = new Set<Value>();
  for (const { entry, isOwn } of hits) {
    kept.add(entry.node.value);
    if (!isOwn) continue;
    for (let up = entry.parent; up && !expanded.has(up.node.value); up = up.parent) {
      expanded.add(up.node.value);
    }
  }
  const isKept = ({ value }: TreeNode<Value>): boolean => kept.has(value) || expanded.has(value);
  return {
    roots: roots.filter(isKept),
    reader: {
      childrenOf: (node) => reader.childrenOf(node).filter(isKept),
      canOpen: (node) => reader.canOpen(node),
    },
    expanded,
  };
}
