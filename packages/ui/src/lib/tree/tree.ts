import { commonTexts } from '../texts.ts';

/** Identifier of a node. Unique in the tree. */
export type TreeValue = string | number;

/** One node of a tree: the stored value, the label, and the children. */
export interface TreeNode<Value extends TreeValue = TreeValue> {
  value: Value;
  label: string;
  children?: readonly TreeNode<Value>[] | undefined;
  /** There are nodes below it that are not loaded: `loadChildren` of a `Cascader` is called when it is opened. */
  isUnloaded?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be chosen; is beside the label. */
  disabledReason?: string | undefined;
}

/** Whether there is something below a node, loaded or not. */
export const hasChildren = ({ children, isUnloaded = false }: TreeNode): boolean =>
  isUnloaded || (children !== undefined && children.length > 0);

/** A node with its place in the tree. */
export interface TreeEntry<Value extends TreeValue = TreeValue> {
  node: TreeNode<Value>;
  parent: TreeEntry<Value> | null;
  /** 0 for a root. */
  depth: number;
  /** Its number among its siblings, from 1. */
  position: number;
  siblings: number;
}

/** The entries in depth-first order; with `expanded` only the visible ones. */
export function flattenTree<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  expanded?: ReadonlySet<TreeValue>,
): TreeEntry<Value>[] {
  const entries: TreeEntry<Value>[] = [];
  const visit = (nodes: readonly TreeNode<Value>[], parent: TreeEntry<Value> | null): void => {
    const depth = parent === null ? 0 : parent.depth + 1;
    nodes.forEach((node, index) => {
      const entry = { node, parent, depth, position: index + 1, siblings: nodes.length };
      entries.push(entry);
      if (!expanded || expanded.has(node.value)) visit(node.children ?? [], entry);
    });
  };
  visit(roots, null);
  return entries;
}

/** Finds a node by its value at once. */
type TreeIndex<Value extends TreeValue = TreeValue> = ReadonlyMap<Value, TreeEntry<Value>>;

/** Creates the index of a tree. Of a duplicate value, which is an error, the first position counts. */
export function indexTree<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
): TreeIndex<Value> {
  const index = new Map<Value, TreeEntry<Value>>();
  for (const entry of flattenTree(roots)) {
    if (!index.has(entry.node.value)) index.set(entry.node.value, entry);
  }
  return index;
}

/** The nodes from the root down to the one of this entry, itself the last. */
export function pathTo<Value extends TreeValue>(entry: TreeEntry<Value>): TreeNode<Value>[] {
  const path: TreeNode<Value>[] = [];
  for (let one: TreeEntry<Value> | null = entry; one; one = one.parent) path.push(one.node);
  return path.toReversed();
}

/** The nodes from the root down to the one with this value, itself the last; none for an unknown value. */
export function pathOf<Value extends TreeValue>(
  index: TreeIndex<Value>,
  value: Value,
): TreeNode<Value>[] {
  const entry = index.get(value);
  return entry ? pathTo(entry) : [];
}

/** Walks down from the roots by a path of values, as far as it can be followed. */
export function followPath<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  path: readonly TreeValue[],
): TreeNode<Value>[] {
  const found: TreeNode<Value>[] = [];
  let level = roots;
  for (const value of path) {
    const node = level.find((one) => one.value === value);
    if (!node) break;
    found.push(node);
    level = node.children ?? [];
  }
  return found;
}

/** The options for the parent of a record: itself and its descendants are disabled for `reason`, the rest stays the same object. */
export function disabledBelow<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  value: Value | null,
  reason = commonTexts.notBelowItself,
  isBelow = false,
): readonly TreeNode<Value>[] {
  const nodes = roots.map((node) => {
    const isOff = isBelow || node.value === value;
    const children = node.children && disabledBelow(node.children, value, reason, isOff);
    if (!isOff && children === node.children) return node;
    return {
      ...node,
      ...(isOff && { isDisabled: true, disabledReason: reason }),
      children,
    };
  });
  return nodes.every((node, index) => node === roots[index]) ? roots : nodes;
}
