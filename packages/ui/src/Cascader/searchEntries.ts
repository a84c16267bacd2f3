import { pathTo, type Branches, type TreeEntry, type TreeHit } from '../tree/index.ts';
import { canChoose, type Selectable } from './selectable.ts';

/**
 * The found nodes that are offered, best first: those whose own name was found, the higher ones before the
 * deeper, then what lies below them. Where leaves are chosen, a node with children is not offered itself,
 * unless these were not loaded yet: then it leads to them.
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

/** A found node that cannot be chosen and leads nowhere. */
export function isShut(entry: TreeEntry, selectable: Selectable, branches: Branches): boolean {
  const path = pathTo(entry).map(({ node }) => node);
  const leadsOn = selectable === 'leaf' && branches.canOpen(entry.node);
  return leadsOn
    ? path.some((node) => node.isDisabled)
    : !canChoose(path, selectable, branches.canOpen);
}
