import { useMemo } from 'react';
import { createSearch } from '../search/createSearch.ts';
import { rangesInParts, type Range } from '../search/match.ts';
import { usePinyin, type Pinyin } from '../search/pinyin.ts';
import { flattenTree, pathTo, type TreeEntry, type TreeNode, type TreeValue } from './tree.ts';

/** A node whose path holds every typed word. */
export interface TreeHit<Value extends TreeValue = TreeValue> {
  entry: TreeEntry<Value>;
  /** Its own label matches; otherwise it is a descendant of a match. */
  isOwn: boolean;
}

const labelsTo = (entry: TreeEntry): string[] => pathTo(entry).map(({ label }) => label);

/** Prepares a search in the paths of all entries, in the order of `flattenTree`. */
export function createTreeSearch<Value extends TreeValue>(
  entries: readonly TreeEntry<Value>[],
  pinyin: Pinyin | null = null,
) {
  const order = new Map<TreeValue, number>(entries.map(({ node }, place) => [node.value, place]));
  // The labels from the root down, as one text: 浙江 杭州. A word may go on from one to the next.
  const paths = entries.map((entry) => labelsTo(entry).join(' '));
  const searchPaths = createSearch(paths, pinyin);
  const searchLabels = createSearch(
    entries.map(({ node }) => node.label),
    pinyin,
  );

  return (query: string) => {
    const inPaths = searchPaths(query);
    const inLabels = searchLabels(query);
    const found = new Set<TreeEntry>();
    const hits: TreeHit<Value>[] = [];
    for (let position = 0; position < inPaths.count; position += 1) {
      const place = inPaths.indexAt(position);
      const entry = entries[place];
      if (!entry) continue;
      found.add(entry);
      const isBelow = entry.parent !== null && found.has(entry.parent);
      hits.push({ entry, isOwn: !isBelow || inLabels.rangesOf(place).length > 0 });
    }
    /** Match ranges for each label from the root down to an entry. */
    const rangesTo = (entry: TreeEntry): (readonly Range[])[] => {
      const inParts = pathTo(entry).map(({ value }) => inLabels.rangesOf(order.get(value) ?? -1));
      if (inParts.some((ranges) => ranges.length > 0)) return inParts;
      // A word that goes on from one label to the next: each gets its share.
      return rangesInParts(labelsTo(entry), inPaths.rangesOf(order.get(entry.node.value) ?? -1));
    };
    return { hits, rangesTo };
  };
}

/** Searches in the paths of a tree, also by pinyin; null while nothing is typed. */
export function useTreeSearch(nodes: readonly TreeNode[], query: string) {
  const isTyped = query.trim() !== '';
  const pinyin = usePinyin();
  const search = useMemo(
    () => (isTyped ? createTreeSearch(flattenTree(nodes), pinyin) : () => null),
    [nodes, isTyped, pinyin],
  );
  return useMemo(() => search(query), [search, query]);
}
