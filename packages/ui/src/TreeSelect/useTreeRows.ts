import { useMemo, useState } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import type { Range } from '../lib/search/index.ts';
import type { TreeSheetProps } from '../TreePicker/TreeTrigger.tsx';
import {
  flattenTree,
  keepHits,
  indexTree,
  page,
  pathOf,
  useTreeSearch,
  moveInTree,
  hasChildren,
  type TreeNode,
  type TreeValue,
  type TreeEntry,
  type TreeMove,
} from '../lib/tree/index.ts';

const noRanges: readonly Range[] = [];

/** The visible rows and the expanded nodes; a search has an expansion state of its own. */
export function useTreeRows({ nodes, query }: TreeSheetProps, values: readonly TreeValue[]) {
  const search = useTreeSearch(nodes, query);
  const narrowed = useMemo(() => search && keepHits(nodes, search.hits), [nodes, search]);
  const [expandedInTree, setExpanded] = useState(() => startExpanded(nodes, values));
  /** Set by expanding and collapsing in the result of a query. */
  const [touched, setTouched] = useState({ query: '', expanded: expandedInTree });
  const expandedInSearch = touched.query === query ? touched.expanded : narrowed?.expanded;
  const expanded = (narrowed && expandedInSearch) ?? expandedInTree;
  const rows = useMemo(
    () => treeRows(narrowed?.roots ?? nodes, expanded),
    [narrowed, nodes, expanded],
  );

  return {
    rows,
    expanded,
    toggle: (node: TreeNode): void => {
      const next = new Set(expanded);
      if (!next.delete(node.value)) next.add(node.value);
      if (narrowed) setTouched({ query, expanded: next });
      else setExpanded(next);
    },
    expandOnly: setExpanded,
    isSearching: search !== null,
    /** Where the typed words are in the label of a row. */
    rangesIn: ({ entry }: TreeRow) => search?.rangesTo(entry).at(-1) ?? noRanges,
    found: search?.hits.length ?? 0,
  };
}

/** Up to this number of selected nodes are revealed; the ancestors of more would expand the whole tree. */
const expandAllUpTo = 20;

/** What is expanded at first: all above the chosen nodes, and a root that is alone. */
function startExpanded(
  roots: readonly TreeNode[],
  values: readonly TreeValue[],
): ReadonlySet<TreeValue> {
  const alone = roots.length === 1 ? roots : [];
  if (values.length === 0) return new Set(alone.map(({ value }) => value));
  const index = indexTree(roots);
  const above = values
    .slice(0, expandAllUpTo)
    .flatMap((value) => pathOf(index, value).slice(0, -1));
  return new Set([...alone, ...above].map(({ value }) => value));
}

/** The active row, and what a key does; `onPress` chooses a row. */
export function useTreeKeys(
  { query, isByKeyboard }: TreeSheetProps,
  values: readonly TreeValue[],
  { rows, expanded, rangesIn, toggle }: ReturnType<typeof useTreeRows>,
  onPress: (row: TreeRow) => void,
) {
  const [marked, setMarked] = useState(() => {
    // At first the chosen node is active.
    const [chosen] = values;
    const first = isByKeyboard ? rows[0]?.key : undefined;
    return { query: '', key: chosen === undefined ? first : keyOf(chosen) };
  });
  const isNew = query.trim() !== '' && marked.query !== query;
  const active = isNew
    ? Math.max(
        rows.findIndex((row) => rangesIn(row).length > 0),
        0,
      )
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
      const to = isUpOrDown ? moveIndex(key, active, { count: rows.length, page }) : null;
      if (to !== null) goTo(to);
      return to !== null;
    }
    const move = moveInRows(key, active, rows, expanded);
    if (move && 'to' in move) goTo(move.to);
    else if (move && row) toggle(row.entry.node);
    return move !== null;
  };

  return { active: Math.min(active, rows.length - 1), goTo, pressKey };
}

/** One row: a node, and a key that keeps numbers and strings apart: `1` and `'1'` may both be values. */
export interface TreeRow {
  key: string;
  entry: TreeEntry;
}

const keyOf = (value: TreeValue): string => `${typeof value}:${value}`;

/** The rows of a tree while these nodes are expanded. */
export const treeRows = (roots: readonly TreeNode[], expanded: ReadonlySet<TreeValue>): TreeRow[] =>
  flattenTree(roots, expanded).map((entry) => ({ key: keyOf(entry.node.value), entry }));

/** What a key does while these rows are shown. */
export function moveInRows(
  key: string,
  active: number,
  rows: readonly TreeRow[],
  expanded: ReadonlySet<TreeValue>,
): TreeMove | null {
  return moveInTree(key, active, {
    count: rows.length,
    page,
    levelAt: (index) => rows[index]?.entry.depth ?? 0,
    isOpenAt: (index) => {
      const node = rows[index]?.entry.node;
      return node && hasChildren(node) ? expanded.has(node.value) : undefined;
    },
  });
}
