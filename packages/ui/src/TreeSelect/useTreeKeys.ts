import { useState } from 'react';
import { moveRow, type Branches, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { moveInTree, type TreeRow } from './treeRows.ts';

export interface TreeKeysOptions {
  rows: readonly TreeRow[];
  expanded: ReadonlySet<TreeValue>;
  branches: Branches;
  query: string;
  /** The key of the row on which the keyboard is at first; null for none. */
  start: string | null;
  /** While something is typed: whether a row was found by its own name. */
  isHit: (row: TreeRow) => boolean;
  onToggle: (node: TreeNode) => void;
  onPress: (row: TreeRow) => void;
}

/** Where the keyboard is in the rows, and what a key does. */
export function useTreeKeys(options: TreeKeysOptions) {
  const { rows, expanded, branches, query, onPress, onToggle } = options;
  const [marked, setMarked] = useState({ query: '', key: options.start });
  const isNew = query.trim() !== '' && marked.query !== query;
  const active = isNew
    ? Math.max(rows.findIndex(options.isHit), 0)
    : rows.findIndex(({ key }) => key === marked.key);

  const goTo = (index: number): void => {
    const row = rows[index];
    if (row) setMarked({ query, key: row.key });
  };
  const pressKey = (key: string): boolean => {
    const row = rows[active];
    if (key === 'Enter' || (key === ' ' && query === '')) {
      if (row) onPress(row);
      return true;
    }
    if (query !== '') {
      // The other keys move in what is typed.
      const isUpOrDown = /^(Arrow|Page)(Up|Down)$/.test(key);
      const to = isUpOrDown ? moveRow(key, active, rows.length) : null;
      if (to !== null) goTo(to);
      return to !== null;
    }
    const move = moveInTree(rows, active, key, expanded, branches.canOpen);
    if (move && 'toggle' in move) onToggle(move.toggle);
    else if (move) goTo(move.to);
    return move !== null;
  };

  return { active: Math.min(active, rows.length - 1), goTo, pressKey };
}
