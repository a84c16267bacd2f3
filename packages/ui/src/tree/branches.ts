import type { TreeNode, TreeReader, TreeValue } from './node.ts';

/** How asking for the children of a node stands, while they are not there. */
export type BranchState = 'pending' | 'failed';

/** Asks for what lies below a node. */
export type LoadChildren<Value extends TreeValue> = (
  node: TreeNode<Value>,
) => Promise<readonly TreeNode<Value>[]>;

/** Reads a tree of which parts may come later. */
export interface Branches<Value extends TreeValue = TreeValue> extends TreeReader<Value> {
  /** Undefined for a node whose children are there, or were not asked for. */
  stateOf(node: TreeNode<Value>): BranchState | undefined;
  /** Asks for the children, unless they are there or on their way; after a failure it asks again. */
  load(node: TreeNode<Value>): void;
}
