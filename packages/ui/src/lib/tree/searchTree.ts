import { useMemo } from 'react';
import { createSearch, type SearchResult } from '../search/createSearch.ts';
import { rangesInParts, type Range } from '../search/match.ts';
import { usePinyin } from '../search/pinyin.ts';
import {
  flattenTree,
  pathTo,
  type TreeEntry,
  type TreeNode,
  type TreeReader,
  type TreeValue,
} from './tree.ts';

/** The texts of a tree in which a search looks, in the order of its entries. */
export type TreeTexts<Value extends TreeValue> = ReturnType<typeof textsOf<Value>>;

/** A node whose path holds every typed word. */
export interface TreeHit<Value extends TreeValue = TreeValue> {
  entry: TreeEntry<Value>;
  /** Its own label matches; otherwise it is a descendant of a match. */
  isOwn: boolean;
}

const labelsTo = (entry: TreeEntry): string[] => pathTo(entry).map(({ label }) => label);

/** Prepares the texts of entries, in the order of `flattenTree`. */
export function textsOf<Value extends TreeValue>(entries: readonly TreeEntry<Value>[]) {
  return {
    entries,
    labels: entries.map(({ node }) => node.label),
    /** The labels from the root down, as one text: 浙江 杭州. A word may go on from one to the next. */
    paths: entries.map((entry) => labelsTo(entry).join(' ')),
    /** The place of each value. */
    order: new Map(entries.map(({ node }, place) => [node.value, place])),
  };
}

/** What was found in the paths, in the order of the tree. */
export function hitsOf<Value extends TreeValue>(
  { entries }: TreeTexts<Value>,
  inPaths: SearchResult,
  inLabels: SearchResult,
): TreeHit<Value>[] {
  const found = new Set<TreeEntry<Value>>();
  const hits: TreeHit<Value>[] = [];
  for (let position = 0; position < inPaths.count; position += 1) {
    const place = inPaths.indexAt(position);
    const entry = entries[place];
    if (!entry) continue;
    found.add(entry);
    const isBelow = entry.parent !== null && found.has(entry.parent);
    hits.push({ entry, isOwn: !isBelow || inLabels.rangesOf(place).length > 0 });
  }
  return hits;
}

/** Match ranges for each label from the root down to an entry. */
export function rangesTo<Value extends TreeValue>(
  { order }: TreeTexts<Value>,
  entry: TreeEntry<Value>,
  inPaths: SearchResult,
  inLabels: SearchResult,
): (readonly Range[])[] {
  const inParts = pathTo(entry).map(({ value }) => inLabels.rangesOf(order.get(value) ?? -1));
  if (inParts.some((ranges) => ranges.length > 0)) return inParts;

  // A word that goes on from one label to the next: each gets its share.
  return rangesInParts(labelsTo(entry), inPaths.rangesOf(order.get(entry.node.value) ?? -1));
}

const nothing = textsOf([]);

/**
 * Searches in the paths of a tree, also by pinyin. What is not loaded yet is not found; `hits` is null while
 * nothing is typed.
 */
export function useTreeSearch(nodes: readonly TreeNode[], reader: TreeReader, query: string) {
  const isTyped = query.trim() !== '';
  const texts = useMemo(
    () => (isTyped ? textsOf(flattenTree(nodes, reader)) : nothing),
    [nodes, reader, isTyped],
  );
  const pinyin = usePinyin();
  const [searchPaths, searchLabels] = useMemo(
    () => [createSearch(texts.paths, pinyin), createSearch(texts.labels, pinyin)],
    [texts, pinyin],
  );
  return useMemo(() => {
    const inPaths = searchPaths(query);
    const inLabels = searchLabels(query);
    return {
      hits: isTyped ? hitsOf(texts, inPaths, inLabels) : null,
      rangesTo: (entry: TreeEntry) => rangesTo(texts, entry, inPaths, inLabels),
    };
  }, [isTyped, texts, searchPaths, searchLabels, query]);
}
