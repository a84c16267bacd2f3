import { pathTo, type Branches, type TreeEntry, type TreeHit } from '../lib/tree/index.ts';
import { canChoose, type Selectable } from './selectable.ts';

/**
 * The matching nodes, best first: those whose own label matches, by depth, then their descendants. Where only
 * leaves are selectable a node with children is left out, unless its children are not loaded yet: then it
 * opens them.
 */
export function searchEntries(
  hits: readonly TreeHit[],
  selectable: Selectable,
  branches: Branches,
): TreeEntry[] {
  const rank = ({ entry, isOwn }: TreeHit): number => (isOwn ? entry.depth : Infinity);
  const isOffered = ({ entry }: TreeHit): boolean =>
    selectable === 'any' || branches.childrenOf(entry.node).length === 0;
  const compare = (one: TreeHit, other: TreeHit): number => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  };
  return hits
    .filter(isOffered)
    .toSorted(compare)
    .map(({ entry }) => entry);
}

/** Whether a result can be neither selected nor opened. */
export function isShut(entry: TreeEntry, selectable: Selectable, branches: Branches): boolean {
  const path = pathTo(entry).map(({ node }) => node);
  const leadsOn = selectable === 'leaf' && branches.canOpen(entry.node);
  return leadsOn
    ? path.some((node) => node.isDisabled)
    : !canChoose(path, selectable, branches.canOpen);
}
