import { functionalUpdate } from '@tanstack/react-table';
import { useMemo, useState, useRef, type KeyboardEvent } from 'react';
import { useStable } from '../lib/useStable.ts';
import type { LeadingColumn, TreePlace } from '../Table/column.ts';
import type { RowAttributes, TableProps } from '../Table/index.ts';
import { useTableModel } from '../Table/model.ts';
import {
  createPlaceCache,
  inOrder,
  narrowTree,
  treeMove,
  treeRows,
  type Drag,
  type RecordReader,
} from './treeRows.ts';

export interface TreeTableProps<Row extends object>
  extends Omit<TableProps<Row>, 'layout' | 'selection'>, RecordReader<Row> {
  /** What the rows are, as 部门: the table's name. */
  label: string;
  /** The records at the top. */
  rows: readonly Row[];
  /** The records below a record; undefined or empty for none. Must be stable. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Shows only matching records, with their ancestors and, collapsed, their descendants. Must be stable. */
  filter?: ((row: Row) => boolean) | undefined;
  /** The ids of the expanded rows, controlled: with `onExpandedChange`. */
  expandedIds?: ReadonlySet<string> | undefined;
  /** Called when rows are expanded or collapsed; not while a `filter` is set. */
  onExpandedChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}

interface TreeOptions<Row extends object> extends TreeTableProps<Row> {
  /** The table's own columns, before the others; stable. */
  leads: readonly LeadingColumn<Row>[];
  /** The ids of some siblings in an order that is not saved yet. */
  order?: readonly string[] | null;
  drag?: Drag | null;
}

const none: ReadonlySet<string> = new Set();

/** The visible rows of a tree, with expansion and sorting; `view` is what the table itself takes. */
export function useTree<Row extends object>({
  columns,
  leads,
  rows: roots,
  rowId,
  childrenOf,
  filter,
  expandedIds,
  onExpandedChange,
  order = null,
  drag = null,
  ...view
}: TreeOptions<Row>) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [keep] = useState(createPlaceCache);
  const [own, setOwn] = useState(none);
  // While a filter is set the matches are expanded, and what the user changes is discarded with the filter.
  const [whileFiltered, setWhileFiltered] = useState<
    Pick<TreeOptions<Row>, 'filter'> & { ids: ReadonlySet<string> }
  >({ ids: none });
  const found = useMemo(
    () => filter && narrowTree(roots, { rowId, childrenOf }, filter),
    [roots, rowId, childrenOf, filter],
  );
  const openIds = whileFiltered.filter === filter ? whileFiltered.ids : found?.open;
  const expandedNow = (found && openIds) ?? expandedIds ?? own;
  const expanded = useMemo(
    () => Object.fromEntries(Array.from(expandedNow, (id) => [id, true])),
    [expandedNow],
  );

  const { rows, getSubRows } = useMemo(() => {
    const arrange = (siblings: readonly Row[]): readonly Row[] =>
      inOrder(found ? siblings.filter((row) => found.kept.has(row)) : siblings, rowId, order);
    return {
      rows: arrange(roots),
      getSubRows: (row: Row) => arrange(childrenOf(row) ?? []),
    };
  }, [roots, rowId, childrenOf, found, order]);

  const model = useTableModel({
    columns,
    leads,
    rows,
    rowId,
    getSubRows,
    expanded,
    onExpandedChange: (change) => {
      const next = functionalUpdate(change, expanded);
      const ids = new Set(
        next === true
          ? model.table
              .getCoreRowModel()
              .flatRows.flatMap((row) => (row.getCanExpand() ? row.id : []))
          : Object.keys(next).filter((id) => next[id]),
      );
      if (found) return setWhileFiltered({ filter, ids });
      setOwn(ids);
      onExpandedChange?.(ids);
    },
  });
  const { table } = model;
  const sorted = table.getSortedRowModel().rows;
  const shown = useMemo(
    () => treeRows(sorted, expandedNow, { activeId, drag }, keep),
    [sorted, expandedNow, activeId, drag, keep],
  );
  return { view, model, rows: shown, activate: setActiveId };
}

/** By how many places Alt with a key moves a row. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves among the rows of a tree by keyboard: one of them is in the tab order, arrow keys move the focus. */
export function useTreeKeys<Row extends object>(
  { rows, model, activate }: Omit<ReturnType<typeof useTree<Row>>, 'view'>,
  moveTo?: (id: string, place: number) => void,
): (place: TreePlace) => RowAttributes {
  const pendingFocusId = useRef<string>(null);

  const press = useStable((event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
    const index = rows.findIndex((row) => row.id === id);
    const step = event.altKey ? steps[event.key] : undefined;
    if (moveTo && step !== undefined) {
      event.preventDefault();
      return moveTo(id, (rows[index]?.place.position ?? 1) - 1 + step);
    }
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey) return;
    // The table has moved the focus to a control of the row.
    if (event.isDefaultPrevented()) return;
    const move = treeMove(
      event.key,
      index,
      rows.map(({ place }) => place),
    );
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) return model.table.getRow(id).toggleExpanded();
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
    return (place: TreePlace): RowAttributes => ({
      'aria-level': place.level,
      'aria-posinset': place.position,
      'aria-setsize': place.siblings,
      'aria-expanded': place.canOpen ? place.isOpen : undefined,
      'data-row': place.id,
      'data-dragged': place.isDragged ? '' : undefined,
      'data-drop': place.dropEdge ?? undefined,
      tabIndex: place.isActive ? 0 : -1,
      onKeyDown: (event) => press(event, place.id),
      onFocus: () => activate(place.id),
      ...(place.isActive && { ref: (element) => focusWanted(element, place.id) }),
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
