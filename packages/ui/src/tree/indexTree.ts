import { flattenTree, type TreeEntry } from './flatten.ts';
import { loadedTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';

/** Finds a node by its value at once. */
export type TreeIndex<Value extends TreeValue = TreeValue> = ReadonlyMap<Value, TreeEntry<Value>>;

/** Creates the index of a tree. Of a duplicate value, which is an error, the first position counts. */
export function indexTree<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  reader: TreeReader<Value> = loadedTree(),
): TreeIndex<Value> {
  const index = new Map<Value, TreeEntry<Value>>();
  for (const entry of flattenTree(roots, reader)) {
    if (!index.has(entry.node.value)) index.set(entry.node.value, entry);
  }
  return index;
}

/** The entries from the root down to this one, itself the last. */
export function pathTo<Value extends TreeValue>(entry: TreeEntry<Value>): TreeEntry<Value>[] {
  const path: TreeEntry<Value>[] = [];
  for (let one: TreeEntry<Value> | null = entry; one; one = one.parent) path.push(one);
  return path.toReversed();
}

/** The nodes from the root down to the one with this value, itself the last; none for an unknown value. */
export function pathOf<Value extends TreeValue>(
  index: TreeIndex<Value>,
  value: Value,
): TreeNode<Value>[] {
  const entry = index.get(value);
  return entry ? pathTo(entry).map(({ node }) => node) : [];
}

/** The values of all nodes above this one, from the root down. */
export function ancestorsOf<Value extends TreeValue>(
  index: TreeIndex<Value>,
  value: Value,
): Value[] {
  return pathOf(index, value)
    .slice(0, -1)
    .map((node) => node.value);
}

/** Walks down from the roots by a path of values, as far as it can be followed. */
export function followPath<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  path: readonly TreeValue[],
  reader: TreeReader<Value> = loadedTree(),
): TreeNode<Value>[] {
  const found: TreeNode<Value>[] = [];
  let level = roots;
  for (const value of path) {
    const node = level.find((one) => one.value === value);
    if (!node) break;
    found.push(node);
    level = reader.childrenOf(node);
  }
  return found;
}
