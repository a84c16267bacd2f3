import { useMemo, useState } from 'react';
import type { Range } from '../lib/search/index.ts';
import { useTreeSearch } from '../lib/treePicker/index.ts';
import { keepHits, type Branches, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { startExpanded } from './startExpanded.ts';
import { treeRows } from './treeRows.ts';

/** A set with a value put in, or taken out when it was there. */
function toggled(values: ReadonlySet<TreeValue>, value: TreeValue): ReadonlySet<TreeValue> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}

const noRanges: readonly Range[] = [];
const untouched: ReadonlySet<TreeValue> = new Set();

/**
 * The visible rows and the expanded nodes. During a search: the matches with their ancestors, with an
 * expansion state of their own.
 */
export function useTreeRows(
  nodes: readonly TreeNode[],
  branches: Branches,
  query: string,
  values: readonly TreeValue[],
) {
  const { hits, rangesTo } = useTreeSearch(nodes, branches, query);
  const [expanded, setExpanded] = useState<ReadonlySet<TreeValue>>(() =>
    startExpanded(nodes, branches, values),
  );
  const [touched, setTouched] = useState({ query, values: untouched });
  const changed = touched.query === query ? touched.values : untouched;

  const narrowed = useMemo(() => hits && keepHits(nodes, hits, branches), [nodes, hits, branches]);
  const shown = useMemo(() => {
    if (!narrowed) return { roots: nodes, reader: branches, expanded };
    let open = narrowed.expanded;
    for (const value of changed) open = toggled(open, value);
    return { ...narrowed, expanded: open };
  }, [narrowed, nodes, branches, expanded, changed]);
  const rows = useMemo(
    () => treeRows(shown.roots, shown.expanded, shown.reader, branches),
    [shown, branches],
  );

  const toggle = (node: TreeNode): void => {
    branches.load(node);
    if (narrowed) setTouched({ query, values: toggled(changed, node.value) });
    else setExpanded(toggled(expanded, node.value));
  };

  return {
    rows,
    expanded: shown.expanded,
    toggle,
    /** Expands these and no others. */
    expandOnly: setExpanded,
    isSearching: narrowed !== null,
    /** Where the typed words are in the label of a row. */
    rangesIn: (row: (typeof rows)[number]) =>
      narrowed && row.waiting === undefined ? (rangesTo(row.entry).at(-1) ?? noRanges) : noRanges,
    /** How many were found. */
    found: hits?.length ?? 0,
  };
}
