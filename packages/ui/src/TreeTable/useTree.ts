import { useMemo, useState, useRef, type KeyboardEvent } from 'react';
import { useStable } from '../lib/useStable.ts';
import type { ColumnSort } from '@tanstack/react-table';
import type { Column, RowAttributes, TableProps, TableStates } from '../Table/index.ts';
import {
  buildForest,
  inOrder,
  nextSort,
  sortSiblings,
  branchIds,
  createRowCache,
  narrowForest,
  treeRows,
  treeMove,
  type Drag,
  type TreeRow,
} from './treeRows.ts';

const none: ReadonlySet<string> = new Set();

export interface TreeTableProps<Row> extends TableStates, Pick<TableProps<object>, 'sizing'> {
  /** What the rows are, as 部门: the table's name. */
  label: string;
  /** Stable: at module scope or in a memo. The first one names the row and shows its place in the tree. */
  columns: readonly Column<Row>[];
  /** The records at the top. */
  rows: readonly Row[];
  /** What names a record for good, as its number in the store. Stable. */
  rowId: (row: Row) => string;
  /** The records below a record; undefined or empty for none. Must be stable. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Shows only matching records, with their ancestors and, collapsed, their descendants. Must be stable. */
  filter?: ((row: Row) => boolean) | undefined;
  /** All rows are expanded initially. @default false */
  defaultExpanded?: boolean | undefined;
  /** The ids of the expanded rows, controlled: with `onExpandedChange`. */
  expandedIds?: ReadonlySet<string> | undefined;
  /** Called when rows are expanded or collapsed; not while a `filter` is set. */
  onExpandedChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}

interface TreeOptions<Row> extends TreeTableProps<Row> {
  /** The ids of some siblings in an order that is not saved yet. */
  order?: readonly string[] | null;
  drag?: Drag | null;
}

/** The visible rows of a tree, with expansion and sorting; `view` is what the table itself takes. */
export function useTree<Row>({
  columns,
  rows: roots,
  rowId,
  childrenOf,
  filter,
  defaultExpanded = false,
  expandedIds,
  onExpandedChange,
  order = null,
  drag = null,
  ...view
}: TreeOptions<Row>) {
  const [sort, setSort] = useState<ColumnSort | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const fullForest = useMemo(
    () =>
      buildForest(roots, {
        rowId,
        childrenOf,
        order: (rows) => sortSiblings(inOrder(rows, rowId, order), columns, sort),
      }),
    [roots, rowId, childrenOf, columns, sort, order],
  );
  const narrowed = useMemo(() => filter && narrowForest(fullForest, filter), [fullForest, filter]);
  const forest = narrowed?.forest ?? fullForest;
  const branches = useMemo(() => branchIds(forest), [forest]);
  const [initial] = useState(() => (defaultExpanded ? new Set(branches) : none));
  const expansion = { filter, expandedIds, onExpandedChange };
  const { expanded, setExpanded } = useExpansion(expansion, initial, narrowed?.expanded);

  const [keep] = useState(() => createRowCache<Row>());
  const rows = useMemo(
    () => treeRows(forest, { expanded, activeId, drag }, keep),
    [forest, expanded, activeId, drag, keep],
  );

  const toggle = useStable((id: string) => setExpanded(flip(expanded, id)));

  const isFullyExpanded = branches.every((id) => expanded.has(id));

  return {
    columns,
    view,
    rows,
    sort,
    onSort: (columnId: string) => setSort(nextSort(sort, columnId)),
    toggle,
    activate: setActiveId,
    /** Opens or closes everything; none when there is nothing to open. */
    all: branches.length > 0 && {
      isOpen: isFullyExpanded,
      toggle: () => setExpanded(isFullyExpanded ? none : new Set(branches)),
    },
  };
}

/** Ids of rows that are open. */
type Expanded = ReadonlySet<string>;

/** The same set, with an id that was not in it, or without one that was. */
function flip(ids: Expanded, id: string): Expanded {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The expanded rows of a tree. While a filter is set the matches are expanded too, and changes of the
 * expansion are discarded with the filter.
 *
 * @param initial the expanded rows at first, when uncontrolled
 * @param found the ancestors of the matches; undefined without a filter
 */
function useExpansion<Row>(
  props: Pick<TreeTableProps<Row>, 'filter' | 'expandedIds' | 'onExpandedChange'>,
  initial: Expanded,
  found: Expanded | undefined,
) {
  const { filter, expandedIds, onExpandedChange } = props;
  const [own, setOwn] = useState(initial);
  const [whileFound, setWhileFound] = useState({ filter, flipped: none });
  const flipped = whileFound.filter === filter ? whileFound.flipped : none;

  if (!found) {
    const setExpanded = (next: Expanded): void => {
      setOwn(next);
      onExpandedChange?.(next);
    };
    return { expanded: expandedIds ?? own, setExpanded };
  }
  const shown = [...flipped].reduce(flip, found);
  const differing = (next: Expanded): Expanded =>
    new Set([...next, ...found].filter((id) => next.has(id) !== found.has(id)));
  return {
    expanded: shown,
    setExpanded: (next: Expanded) => setWhileFound({ filter, flipped: differing(next) }),
  };
}

/** By how many places Alt with a key moves a row. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves among the rows of a tree by keyboard: one of them is in the tab order, arrow keys move the focus. */
export function useTreeKeys<Row>(
  { rows, toggle, activate }: Pick<ReturnType<typeof useTree<Row>>, 'rows' | 'toggle' | 'activate'>,
  moveTo?: (id: string, place: number) => void,
): (row: TreeRow<Row>) => RowAttributes {
  const pendingFocusId = useRef<string>(null);

  const press = useStable((event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
    const index = rows.findIndex((row) => row.id === id);
    const step = event.altKey ? steps[event.key] : undefined;
    if (moveTo && step !== undefined) {
      event.preventDefault();
      return moveTo(id, (rows[index]?.position ?? 1) - 1 + step);
    }
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey) return;
    // The table has moved the focus to a control of the row.
    if (event.isDefaultPrevented()) return;
    const move = treeMove(event.key, index, rows);
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) return toggle(id);
    const next = rows[move.to]?.id;
    if (next === undefined) return;
    pendingFocusId.current = next;
    showEnd(event);
    activate(next);
  });

  const [attributesOf] = useState(() => {
    const focusWanted = (element: HTMLTableRowElement | null, id: string): void => {
      if (element === null || pendingFocusId.current !== id) return;
      pendingFocusId.current = null;
      element.focus();
    };
    return (row: TreeRow<Row>): RowAttributes => ({
      'aria-level': row.level,
      'aria-posinset': row.position,
      'aria-setsize': row.siblings,
      'aria-expanded': row.canOpen ? row.isOpen : undefined,
      'data-row': row.id,
      'data-dragged': row.isDragged ? '' : undefined,
      'data-drop': row.dropEdge ?? undefined,
      tabIndex: row.isActive ? 0 : -1,
      onKeyDown: (event) => press(event, row.id),
      onFocus: () => activate(row.id),
      ...(row.isActive && { ref: (element) => focusWanted(element, row.id) }),
    });
  });
  return attributesOf;
}

/** The first and the last row may not be there: scrolled to, they come. */
function showEnd({ key, currentTarget }: KeyboardEvent<HTMLTableRowElement>): void {
  const region = currentTarget.closest('section');
  if (!region) return;
  if (key === 'Home') region.scrollTop = 0;
  if (key === 'End') region.scrollTop = region.scrollHeight;
}
