import { useState } from 'react';
import { useTreeSearch } from '../lib/treePicker/index.ts';
import { moveRow, type Branches, type TreeEntry, type TreeNode } from '../lib/tree/index.ts';
import type { Selectable } from './selectable.ts';
import { searchEntries } from './searchEntries.ts';

export interface FoundOptions {
  nodes: readonly TreeNode[];
  branches: Branches;
  selectable: Selectable;
  query: string;
  onChoose: (entry: TreeEntry) => void;
}

/** What the query found, and where the keyboard is in it: on the best of it at first. */
export function useSearchResults({ nodes, branches, selectable, query, onChoose }: FoundOptions) {
  const { hits, rangesTo } = useTreeSearch(nodes, branches, query);
  const [marked, setMarked] = useState({ query, row: 0 });
  const entries = hits && searchEntries(hits, selectable, branches);
  const row = marked.query === query ? marked.row : 0;

  const pressKey = (key: string): boolean => {
    const entry = entries?.[row];
    if (key === 'Enter' && entry) onChoose(entry);
    // Home and End move in what is typed.
    const next = key === 'Home' || key === 'End' ? null : moveRow(key, row, entries?.length ?? 0);
    if (next !== null) setMarked({ query, row: next });
    return next !== null || key === 'Enter';
  };

  /** `entries` is null while nothing is typed. */
  return { entries, row, rangesTo, pressKey };
}
