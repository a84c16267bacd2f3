import type { TreeEntry, TreeValue } from '../lib/tree/index.ts';

/** What a check on a node means: see `MultiTreeSelectProps`. */
export type Cascade = 'none' | 'leaves' | 'tops';

/** How much of a node is checked; one that is not in the map has nothing checked. */
export type Checks = ReadonlyMap<TreeValue, 'all' | 'some'>;

/** The entries with nothing below. */
function leavesOf<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
): readonly TreeEntry<Value>[] {
  return entries.filter(({ depth }, place) => (entries[place + 1]?.depth ?? 0) <= depth);
}

/** The leaves of a value: itself, or all descendants of its node. */
function checkedLeaves(entries: readonly TreeEntry[], value: readonly TreeValue[]): Set<TreeEntry> {
  const named = new Set(value);
  const covered = new Set<TreeEntry>();
  for (const entry of entries) {
    const isCovered = entry.parent !== null && covered.has(entry.parent);
    if (isCovered || named.has(entry.node.value)) covered.add(entry);
  }
  return new Set(leavesOf(entries).filter((leaf) => covered.has(leaf)));
}

/** The entries with all above them. */
function withAncestors(entries: readonly TreeEntry[]): Set<TreeEntry> {
  const all = new Set<TreeEntry>();
  for (const entry of entries) {
    for (let one: TreeEntry | null = entry; one && !all.has(one); one = one.parent) all.add(one);
  }
  return all;
}

/** How much of each node is checked, by the checked leaves. */
function checksBy(entries: readonly TreeEntry[], checked: ReadonlySet<TreeEntry>): Checks {
  const leaves = leavesOf(entries);
  const withChecked = withAncestors(leaves.filter((leaf) => checked.has(leaf)));
  const withUnchecked = withAncestors(leaves.filter((leaf) => !checked.has(leaf)));
  return new Map(
    [...withChecked].map((entry) => [entry.node.value, withUnchecked.has(entry) ? 'some' : 'all']),
  );
}

/** How much of each node is checked. `entries` is the whole tree, as `flattenTree` gives it. */
export function checksOf(
  entries: readonly TreeEntry[],
  value: readonly TreeValue[],
  cascade: Cascade,
): Checks {
  if (cascade === 'none') return new Map(value.map((one) => [one, 'all']));
  return checksBy(entries, checkedLeaves(entries, value));
}

/** The entries whose nodes name what is checked. */
function namesOf<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
  checked: ReadonlySet<TreeEntry>,
  cascade: Cascade,
): readonly TreeEntry<Value>[] {
  const checks = checksBy(entries, checked);
  const isFullyChecked = (entry: TreeEntry): boolean => checks.get(entry.node.value) === 'all';
  const isTop = (entry: TreeEntry): boolean =>
    isFullyChecked(entry) && !(entry.parent && isFullyChecked(entry.parent));
  return cascade === 'leaves' ? leavesOf(entries).filter(isFullyChecked) : entries.filter(isTop);
}

/** The entries whose nodes name what is checked after a press on a node. */
function namesAfter<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
  value: readonly Value[],
  target: TreeValue,
  cascade: Cascade,
): readonly TreeEntry<Value>[] {
  if (cascade === 'none') {
    const named = new Set<TreeValue>(value);
    if (!named.delete(target)) named.add(target);
    return entries.filter(({ node }) => named.has(node.value));
  }
  const checked = checkedLeaves(entries, value);
  const leaves = [...checkedLeaves(entries, [target])].filter(({ node }) => !node.isDisabled);
  const isOff = leaves.every((leaf) => checked.has(leaf));
  for (const leaf of leaves) {
    if (isOff) checked.delete(leaf);
    else checked.add(leaf);
  }
  return namesOf(entries, checked, cascade);
}

/**
 * The value after a press on a node, in the order of the tree. Disabled nodes keep what they have; where all
 * others below are checked, they are unchecked, otherwise checked. Values that are not in the tree stay, at
 * the end.
 */
export function toggleCheck<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
  value: readonly Value[],
  target: TreeValue,
  cascade: Cascade,
): Value[] {
  const names = namesAfter(entries, value, target, cascade).map(({ node }) => node.value);
  const known = new Set(entries.map(({ node }) => node.value));
  return [...names, ...value.filter((one) => !known.has(one))];
}
