import type { TreeEntry, TreeValue } from '../lib/tree/index.ts';

/**
 * What a check on a node means. none: that node only; leaves: all below it, and the value names the
 * nodes with nothing below; tops: all below it, and the value names the highest nodes that are checked as
 * a whole.
 */
export type Cascade = 'none' | 'leaves' | 'tops';

/** How much of a node is checked; one that is not in the map has nothing checked. */
export type Checks = ReadonlyMap<TreeValue, 'all' | 'some'>;

/** The entries below an entry: they are right after it. */
function below(entries: readonly TreeEntry[], entry: TreeEntry): readonly TreeEntry[] {
  const start = entries.indexOf(entry) + 1;
  let end = start;
  while ((entries[end]?.depth ?? -1) > entry.depth) end += 1;
  return entries.slice(start, end);
}

/** The entries with nothing below. */
function leavesOf(entries: readonly TreeEntry[]): TreeEntry[] {
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

/** The nodes that name what is checked, in the order of the tree. */
function namesOf(
  entries: readonly TreeEntry[],
  checked: ReadonlySet<TreeEntry>,
  cascade: Cascade,
): TreeValue[] {
  const checks = checksBy(entries, checked);
  const isFullyChecked = (entry: TreeEntry): boolean => checks.get(entry.node.value) === 'all';
  const isTop = (entry: TreeEntry): boolean =>
    isFullyChecked(entry) && !(entry.parent && isFullyChecked(entry.parent));
  const named =
    cascade === 'leaves' ? leavesOf(entries).filter(isFullyChecked) : entries.filter(isTop);
  return named.map(({ node }) => node.value);
}

/**
 * The value after a press on a node. Disabled nodes keep what they have; where all others below are checked,
 * they are unchecked, otherwise checked. Values that are not in the tree stay.
 */
export function toggleCheck(
  entries: readonly TreeEntry[],
  value: readonly TreeValue[],
  target: TreeValue,
  cascade: Cascade,
): TreeValue[] {
  if (cascade === 'none') {
    return value.includes(target) ? value.filter((one) => one !== target) : [...value, target];
  }
  const entry = entries.find(({ node }) => node.value === target);
  if (!entry) return [...value];
  const checked = checkedLeaves(entries, value);
  const leaves = leavesOf([entry, ...below(entries, entry)]).filter(({ node }) => !node.isDisabled);
  const isOff = leaves.every((leaf) => checked.has(leaf));
  for (const leaf of leaves) {
    if (isOff) checked.delete(leaf);
    else checked.add(leaf);
  }
  const known = new Set(entries.map(({ node }) => node.value));
  return [...namesOf(entries, checked, cascade), ...value.filter((one) => !known.has(one))];
}
