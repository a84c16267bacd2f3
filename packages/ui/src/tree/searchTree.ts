import { flattenTree, type TreeEntry } from './flatten.ts';
import { pathTo } from './indexTree.ts';
import { wholeTree, type TreeNode, type TreeReader, type TreeValue } from './node.ts';

/** A found part of a text: from, up to and without. */
export type TextRange = readonly [from: number, to: number];

/** Looks for one typed word in a text: where it was found, or null. */
export type TextMatcher = (text: string) => readonly TextRange[] | null;

/** A node whose path holds every typed word, in their order. */
export interface TreeHit<Value extends TreeValue = TreeValue> {
  entry: TreeEntry<Value>;
  /** Its own label holds one of them; otherwise it only lies below such a node. */
  isOwn: boolean;
}

/** Deeper paths are not searched as one text: that would take ever longer. */
const deepestJoined = 8;

/** The labels from the root down. */
export function labelsTo(entry: TreeEntry): string[] {
  return pathTo(entry).map(({ node }) => node.label);
}

/** Part after part: the first word in a part of the path, the next in the same part or in one below. */
function searchParts<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
  words: readonly TextMatcher[],
): TreeHit<Value>[] {
  const hits: TreeHit<Value>[] = [];
  const found = new Map<TreeEntry<Value>, number>();
  const last = words.at(-1);
  for (const entry of entries) {
    const { parent, node } = entry;
    const above = parent === null ? 0 : (found.get(parent) ?? 0);
    let count = above;
    while (words[count]?.(node.label)) count += 1;
    found.set(entry, count);
    if (count === words.length) {
      hits.push({ entry, isOwn: count > above || Boolean(last?.(node.label)) });
    }
  }
  return hits;
}

/** The path as one text: finds 浙江杭州, and zjhz. */
function searchJoined<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
  word: TextMatcher,
): TreeHit<Value>[] {
  const hits = new Map<TreeEntry<Value>, TreeHit<Value>>();
  for (const entry of entries) {
    if (entry.depth > deepestJoined) continue;
    const isBelow = entry.parent !== null && hits.has(entry.parent);
    if (isBelow) hits.set(entry, { entry, isOwn: false });
    else if (word(labelsTo(entry).join(''))) hits.set(entry, { entry, isOwn: true });
  }
  return [...hits.values()];
}

/**
 * The nodes whose path holds every word, in the order of the tree. `words` are matchers, one per typed
 * word; a single word that is in no label is looked for in whole paths.
 */
export function searchTree<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  words: readonly TextMatcher[],
  reader: TreeReader<Value> = wholeTree(),
): TreeHit<Value>[] {
  const entries = flattenTree(roots, reader);
  const hits = searchParts(entries, words);
  const [word] = words;
  return hits.length === 0 && words.length === 1 && word ? searchJoined(entries, word) : hits;
}

/** Where the words were found, for each label of a path. */
export function findInPath(
  labels: readonly string[],
  words: readonly TextMatcher[],
): (readonly TextRange[])[] {
  const parts = labels.map((label) => words.flatMap((word) => word(label) ?? []));
  if (parts.some((ranges) => ranges.length > 0)) return parts;

  let start = 0;
  const whole = words.flatMap((word) => word(labels.join('')) ?? []);
  return labels.map((label) => {
    const [from, to] = [start, start + label.length];
    start = to;
    return whole
      .map(([first, end]) => [Math.max(first, from) - from, Math.min(end, to) - from] as const)
      .filter(([first, end]) => first < end);
  });
}
