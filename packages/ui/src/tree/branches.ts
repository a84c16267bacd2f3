import type { TreeNode, TreeReader, TreeValue } from './node.ts';

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
