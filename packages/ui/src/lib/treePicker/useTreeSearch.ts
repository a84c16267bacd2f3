import { useMemo } from 'react';
import { createSearch, type Range } from '../search/index.ts';
import { usePinyin } from '../search/usePinyin.ts';
import {
  flattenTree,
  hitsOf,
  rangesTo,
  textsOf,
  type TreeEntry,
  type TreeHit,
  type TreeNode,
  type TreeReader,
} from '../tree/index.ts';

/** A search in a tree. */
export interface TreeSearch {
  /** Null while nothing is typed. */
  hits: readonly TreeHit[] | null;
  /** Match ranges for each label from the root down to an entry. */
  rangesTo: (entry: TreeEntry) => (readonly Range[])[];
}

const nothing = textsOf([]);

/** Searches in the paths of a tree, also by pinyin. What is not loaded yet is not found. */
export function useTreeSearch(
  nodes: readonly TreeNode[],
  reader: TreeReader,
  query: string,
): TreeSearch {
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
      rangesTo: (entry) => rangesTo(texts, entry, inPaths, inLabels),
    };
  }, [isTyped, texts, searchPaths, searchLabels, query]);
}
