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
