import { pathTo, type TreeEntry, type TreeValue } from '../lib/tree/index.ts';

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

/** How much of each node is checked, by the checked leaves. */
function checksBy(entries: readonly TreeEntry[], checked: ReadonlySet<TreeEntry>): Checks {
  const withAncestors = (leaves: readonly TreeEntry[]): Set<TreeValue> =>
    new Set(leaves.flatMap((leaf) => pathTo(leaf).map(({ value }) => value)));
  const leaves = leavesOf(entries);
  const withUnchecked = withAncestors(leaves.filter((leaf) => !checked.has(leaf)));
  const withChecked = withAncestors(leaves.filter((leaf) => checked.has(leaf)));
  return new Map(
    Array.from(withChecked, (value) => [value, withUnchecked.has(value) ? 'some' : 'all']),
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

/** The checks after a press on a node. */
function checksAfter(
  entries: readonly TreeEntry[],
  value: readonly TreeValue[],
  target: TreeValue,
  cascade: Cascade,
): Checks {
  if (cascade === 'none') {
    const isOff = value.includes(target);
    const next = isOff ? value.filter((one) => one !== target) : [...value, target];
    return checksOf(entries, next, cascade);
  }
  const checked = checkedLeaves(entries, value);
  const leaves = [...checkedLeaves(entries, [target])].filter(({ node }) => !node.isDisabled);
  const isOff = leaves.every((leaf) => checked.has(leaf));
  for (const leaf of leaves) {
    if (isOff) checked.delete(leaf);
    else checked.add(leaf);
  }
  return checksBy(entries, checked);
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
  const checks = checksAfter(entries, value, target, cascade);
  const isChecked = (entry: TreeEntry | null): boolean =>
    entry !== null && checks.get(entry.node.value) === 'all';
  const isNamed = (entry: TreeEntry): boolean =>
    isChecked(entry) && !(cascade === 'tops' && isChecked(entry.parent));
  const named = (cascade === 'leaves' ? leavesOf(entries) : entries).filter(isNamed);
  const known = new Set(entries.map(({ node }) => node.value));
  return [...named.map(({ node }) => node.value), ...value.filter((one) => !known.has(one))];
}
