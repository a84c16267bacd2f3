import type { TreeEntry, TreeNode, TreeValue } from '../lib/tree/index.ts';

/** Which nodes can be chosen: those with nothing below, or any. */
export type Selectable = 'leaf' | 'any';

/** What is chosen in a tree, and what a press on a node does: one for single and for multiple choice. */
export interface TreeChoice {
  isMultiple: boolean;
  /** The chosen values. */
  values: readonly TreeValue[];
  /** How much of a node is chosen; `entries` is the whole tree. */
  statesOf: (entries: readonly TreeEntry[]) => ReadonlyMap<TreeValue, 'all' | 'some'>;
  /** Whether the node is one of those that are chosen; a press on others opens them. */
  isOffered: (node: TreeNode) => boolean;
  /** Chooses, or takes back. */
  press: (node: TreeNode, entries: readonly TreeEntry[]) => void;
  /** Takes all back. */
  clear: () => void;
}
