import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { useStable } from '../../lib/useStable.ts';
import type { TreePlace } from '../../Table/column.ts';
import type { Drag, Drop, TreeRow } from '../treeRows.ts';
import { useTexts } from '../../texts/context.ts';
import { treeTableTexts } from '../texts.ts';

/** What the places of rows are worked out from: the visible rows. */
export type PlacedRow = Pick<TreePlace, 'id' | 'parentId' | 'level'>;

/** The ids of a row and its siblings, in their order; empty for an unknown id. */
export function siblingIds(rows: readonly PlacedRow[], id: string): string[] {
  const row = rows.find((one) => one.id === id);
  if (!row) return [];
  return rows.filter(({ parentId }) => parentId === row.parentId).map((one) => one.id);
}

/** The ids with one of them at another place, from 0; the same array when it is there already. */
export function withPlace(ids: readonly string[], id: string, place: number): readonly string[] {
  const requested = Math.min(Math.max(place, 0), ids.length - 1);
  if (!ids.includes(id) || ids.indexOf(id) === requested) return ids;
  return ids.filter((one) => one !== id).toSpliced(requested, 0, id);
}

/** The siblings, each with the rows below it: the first of them, and the one after the last. */
function blocksOf(rows: readonly PlacedRow[], id: string) {
  return siblingIds(rows, id).map((sibling) => {
    const first = rows.findIndex((row) => row.id === sibling);
    const level = rows[first]?.level ?? 0;
    const next = rows.findIndex((row, index) => index > first && row.level <= level);
    return { id: sibling, first, end: next === -1 ? rows.length : next };
  });
}

/** The place among its siblings, from 0, of a dropped row; `at` is the pointer in rows: 2.5 is in the third. */
export function placeAt(rows: readonly PlacedRow[], id: string, at: number): number {
  return blocksOf(rows, id).filter((block) => block.id !== id && at > (block.first + block.end) / 2)
    .length;
}

/** The edge that marks a place; none where the row is already. */
export function dropAt(rows: readonly PlacedRow[], id: string, place: number): Drop | null {
  const blocks = blocksOf(rows, id);
  const own = blocks.findIndex((block) => block.id === id);
  if (own === -1 || own === place) return null;
  const before = blocks.filter((block) => block.id !== id)[place];
  if (before) return { id: before.id, edge: 'before' };
  const last = rows[(blocks.at(-1)?.end ?? 0) - 1];
  return last ? { id: last.id, edge: 'after' } : null;
}

export interface RowMoves {
  /** Why no row can be moved now. */
  disabledReason: string | undefined;
  nameOf: (record: unknown) => string;
  begin: (id: string, event: PointerEvent<HTMLElement>) => void;
  /** Moves a row to a place among its siblings, from 0. */
  moveTo: (id: string, place: number) => void;
}

interface ReorderOptions<Row> {
  rows: readonly TreeRow<Row>[];
  nameOf: (row: Row) => string;
  saved: ReturnType<typeof useSavedOrder>;
  setDrag: (drag: Drag | null) => void;
  disabledReason: string | undefined;
}

/** Moves rows among their siblings, keeps the focus on them, and announces where they are. */
export function useReorder<Row>({
  rows,
  nameOf,
  saved: { order, requestOrder },
  setDrag,
  disabledReason,
}: ReorderOptions<Row>) {
  const texts = useTexts('TreeTable', treeTableTexts);
  const [announcement, setAnnouncement] = useState('');
  const places = rows.map(({ place }) => place);
  const focused = useRef<Element | null>(null);

  const moveTo = useStable((id: string, place: number) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    if (disabledReason !== undefined) return setAnnouncement(disabledReason);
    const name = nameOf(row.original);
    const before = siblingIds(places, id);
    const ids = withPlace(before, id, place);
    if (ids === before) {
      const end = place > 0 ? texts.isLast : texts.isFirst;
      const reason = before.length === 1 ? texts.noSiblings : end;
      return setAnnouncement(texts.notMoved(name, reason));
    }
    if (order && !order.includes(id)) return setAnnouncement(texts.saving);
    focused.current = document.activeElement;
    setAnnouncement(texts.moved(name, ids.indexOf(id) + 1, ids.length));
    void requestOrder(ids, before).then((isSaved) => {
      if (isSaved === false) setAnnouncement(texts.notSaved);
    });
  });

  // React may move the row of the focus in the page, which takes the focus from it.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
  });

  const begin = useDrag(places, setDrag, moveTo);
  const moves = useMemo(
    (): RowMoves => ({ disabledReason, begin, moveTo, nameOf: nameOf as RowMoves['nameOf'] }),
    [disabledReason, begin, moveTo, nameOf],
  );
  return { announcement, moves };
}

/** A press becomes a drag after so many pixels. */
const threshold = 4;

/** The pointer's position in rows, of those in the page: 2.5 is the middle of the third one. */
function positionOf(body: HTMLTableSectionElement, rows: readonly PlacedRow[], y: number): number {
  const shown = [...body.rows].filter((row) => row.dataset['row'] !== undefined);
  const under = shown.find((row) => row.getBoundingClientRect().bottom > y) ?? shown.at(-1);
  const index = rows.findIndex(({ id }) => id === under?.dataset['row']);
  if (!under) return 0;
  const { top, height } = under.getBoundingClientRect();
  under.scrollIntoView({ block: 'nearest' });
  return index + Math.min(Math.max((y - top) / height, 0), 1);
}

/** The click that ends a drag is none. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}

/** Drags rows by their handles, by mouse, pen and touch; Esc ends it. Returns `onPointerDown` of a handle. */
const useDrag = (
  rows: readonly PlacedRow[],
  setDrag: (drag: Drag | null) => void,
  onDrop: RowMoves['moveTo'],
): RowMoves['begin'] =>
  useStable((id: string, event: PointerEvent<HTMLElement>) => {
    const body = event.currentTarget.closest('tbody');
    if (!body || event.button !== 0 || !event.isPrimary) return;
    const from = event.clientY;
    const stop = new AbortController();
    let place: number | null = null;
    const showAt = (next: number): void => {
      if (next !== place) setDrag({ id, drop: dropAt(rows, id, next) });
      place = next;
    };

    const move = ({ clientY }: globalThis.PointerEvent): void => {
      if (place === null && Math.abs(clientY - from) < threshold) return;
      showAt(placeAt(rows, id, positionOf(body, rows, clientY)));
    };
    const end = (): void => {
      stop.abort();
      setDrag(null);
    };
    const drop = (): void => {
      end();
      if (place === null) return;
      ignoreNextClick();
      onDrop(id, place);
    };
    const cancel = (press: KeyboardEvent): void => {
      if (press.key !== 'Escape') return;
      press.stopPropagation();
      end();
    };
    const { signal } = stop;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', cancel, { signal, capture: true });
  });

export interface OrderChange {
  ids: readonly string[];
  knownIds: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** The order that siblings are to have, shown before it is saved; one save runs at a time, a failed one is undone. */
export function useSavedOrder(onReorder: (change: OrderChange) => Promise<void>) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const running = useRef<{ requested: readonly string[] } | null>(null);

  /** Requests an order. @returns whether the latest requested order was saved; undefined when a running save takes it. */
  const requestOrder = async (requested: readonly string[], before: readonly string[]) => {
    setOrder(requested);
    if (running.current) {
      running.current.requested = requested;
      return undefined;
    }
    const save = { requested };
    running.current = save;
    let known = before;
    try {
      while (!isSame(known, save.requested)) {
        const ids = save.requested;
        await onReorder({ ids, knownIds: known });
        known = ids;
      }
      return true;
    } catch {
      return false;
    } finally {
      running.current = null;
      setOrder(null);
    }
  };
  return { order, requestOrder };
}
