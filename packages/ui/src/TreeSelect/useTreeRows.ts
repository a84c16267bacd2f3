import { useMemo, useState } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import type { Range } from '../lib/search/index.ts';
import type { TreeSheetProps } from '../lib/treePicker/TreeTrigger.tsx';
import {
  flattenTree,
  keepHits,
  indexTree,
  page,
  pathOf,
  useTreeSearch,
  moveInTree,
  type Branches,
  type TreeNode,
  type TreeValue,
  type TreeReader,
  type BranchState,
  type TreeEntry,
  type TreeMove,
} from '../lib/tree/index.ts';

const noRanges: readonly Range[] = [];

/**
 * The visible rows and the expanded nodes. During a search: the matches with their ancestors, with an
 * expansion state of their own.
 */
export function useTreeRows(
  { nodes, branches, query }: TreeSheetProps,
  values: readonly TreeValue[],
) {
  const search = useTreeSearch(nodes, branches, query);
  const narrowed = useMemo(
    () => search && keepHits(nodes, search.hits, branches),
    [nodes, search, branches],
  );
  const [expandedInTree, setExpanded] = useState(() => startExpanded(nodes, branches, values));
  /** Set by expanding and collapsing in the result of a query. */
  const [touched, setTouched] = useState({ query: '', expanded: expandedInTree });
  const expandedInSearch = touched.query === query ? touched.expanded : narrowed?.expanded;
  const expanded = (narrowed && expandedInSearch) ?? expandedInTree;
  const rows = useMemo(
    () => treeRows(narrowed?.roots ?? nodes, expanded, narrowed?.reader ?? branches),
    [narrowed, nodes, expanded, branches],
  );

  return {
    rows,
    expanded,
    toggle: (node: TreeNode): void => {
      branches.load(node);
      const next = new Set(expanded);
      if (!next.delete(node.value)) next.add(node.value);
      if (narrowed) setTouched({ query, expanded: next });
      else setExpanded(next);
    },
    /** Expands these and no others. */
    expandOnly: setExpanded,
    isSearching: search !== null,
    /** Where the typed words are in the label of a row. */
    rangesIn: ({ entry, waiting }: TreeRow) =>
      (waiting === undefined && search?.rangesTo(entry).at(-1)) || noRanges,
    /** How many were found. */
    found: search?.hits.length ?? 0,
  };
}

/** Up to this number of selected nodes are revealed; the ancestors of more would expand the whole tree. */
const expandAllUpTo = 20;

/** What is expanded at first: all above the chosen nodes, and a root that is alone. */
function startExpanded(
  roots: readonly TreeNode[],
  reader: TreeReader,
  values: readonly TreeValue[],
): ReadonlySet<TreeValue> {
  const alone = roots.length === 1 ? roots : [];
  if (values.length === 0) return new Set(alone.map(({ value }) => value));
  const index = indexTree(roots, reader);
  const above = values
    .slice(0, expandAllUpTo)
    .flatMap((value) => pathOf(index, value).slice(0, -1));
  return new Set([...alone, ...above].map(({ value }) => value));
}

/** The active row, and what a key does; `onPress` chooses a row. */
export function useTreeKeys(
  { branches, query, isByKeyboard }: TreeSheetProps,
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
    const move = moveInRows(key, active, rows, expanded, branches.canOpen);
    if (move && 'to' in move) goTo(move.to);
    else if (move && row) toggle(row.entry.node);
    return move !== null;
  };

  return { active: Math.min(active, rows.length - 1), goTo, pressKey };
}

/** One row: a node, or the loading or failed state of an expanded node's children. */
export interface TreeRow {
  key: string;
  entry: TreeEntry;
  /** 0 for a root. */
  depth: number;
  waiting: BranchState | undefined;
}

/** Keeps numbers and strings apart: `1` and `'1'` may both be values. */
function keyOf(value: TreeValue): string {
  return `${typeof value}:${value}`;
}

/** The rows of a tree while these nodes are expanded. */
export function treeRows(
  roots: readonly TreeNode[],
  expanded: ReadonlySet<TreeValue>,
  branches: Branches,
): TreeRow[] {
  const rows: TreeRow[] = [];
  for (const entry of flattenTree(roots, branches, expanded)) {
    const { node, depth } = entry;
    const key = keyOf(node.value);
    rows.push({ key, entry, depth, waiting: undefined });
    const isExpanded = expanded.has(node.value) && branches.canOpen(node);
    if (isExpanded && branches.childrenOf(node).length === 0) {
      const waiting = branches.stateOf(node) ?? 'pending';
      rows.push({ key: `${key} below`, entry, depth: depth + 1, waiting });
    }
  }
  return rows;
}

/** What a key does while these rows are shown. */
export function moveInRows(
  key: string,
  active: number,
  rows: readonly TreeRow[],
  expanded: ReadonlySet<TreeValue>,
  canOpen: (node: TreeNode) => boolean,
): TreeMove | null {
  return moveInTree(key, active, {
    count: rows.length,
    page,
    levelAt: (index) => rows[index]?.depth ?? 0,
    isOpenAt: (index) => {
      const { entry, waiting } = rows[index] ?? {};
      if (!entry || waiting !== undefined || !canOpen(entry.node)) return undefined;
      return expanded.has(entry.node.value);
    },
  });
}
