/** Identifier of a node. Unique in the tree. */
export type TreeValue = string | number;

/** One node of a tree: the stored value, the label, and the children. */
export interface TreeNode<Value extends TreeValue = TreeValue> {
  value: Value;
  label: string;
  children?: readonly TreeNode<Value>[] | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be chosen; is beside the label. */
  disabledReason?: string | undefined;
  /** It has no children: none are loaded lazily. */
  isLeaf?: boolean | undefined;
}

/** Returns the children of a node: its own, or lazily loaded ones. */
export interface TreeReader<Value extends TreeValue = TreeValue> {
  childrenOf(node: TreeNode<Value>): readonly TreeNode<Value>[];
  /** There are children, or there may be some that were not loaded yet. */
  canOpen(node: TreeNode<Value>): boolean;
}

/** Reads a tree that is fully loaded. */
export function loadedTree<Value extends TreeValue>(): TreeReader<Value> {
  return {
    childrenOf: (node) => node.children ?? [],
    canOpen: (node) => node.children !== undefined && node.children.length > 0,
  };
}

/** Load state of a node's children, while they are not loaded. */
export type BranchState = 'pending' | 'failed';

/** Loads the children of a node. */
export type LoadChildren<Value extends TreeValue> = (
  node: TreeNode<Value>,
) => Promise<readonly TreeNode<Value>[]>;

/** Reads a tree of which parts may come later. */
export interface Branches<Value extends TreeValue = TreeValue> extends TreeReader<Value> {
  /** Undefined for a node whose children are loaded, or were not requested. */
  stateOf(node: TreeNode<Value>): BranchState | undefined;
  /** Loads the children, unless they are loaded or pending; retries after a failure. */
  load(node: TreeNode<Value>): void;
}

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
