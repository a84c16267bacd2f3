/** What a node is known by. A value stands once in the whole tree. */
export type TreeValue = string | number;

/** One node of a tree: the value that is stored, the words that are shown, and what lies below. */
export interface TreeNode<Value extends TreeValue = TreeValue> {
  value: Value;
  label: string;
  children?: readonly TreeNode<Value>[] | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be chosen; stands beside the label. */
  disabledReason?: string | undefined;
  /** Nothing lies below it: no children are asked for where children are loaded. */
  isLeaf?: boolean | undefined;
}

/** Reads what lies below a node: its own children, or those that were loaded. */
export interface TreeReader<Value extends TreeValue = TreeValue> {
  childrenOf(node: TreeNode<Value>): readonly TreeNode<Value>[];
  /** There are children, or there may be some that were not loaded yet. */
  canOpen(node: TreeNode<Value>): boolean;
}

/** Reads a tree that is there as a whole. */
export function wholeTree<Value extends TreeValue>(): TreeReader<Value> {
  return {
    childrenOf: (node) => node.children ?? [],
    canOpen: (node) => node.children !== undefined && node.children.length > 0,
  };
}
