import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { useStable } from '../../lib/useStable.ts';
import type { TreeRow } from '../treeRows.ts';
import { siblingIds, withPlace } from './places.ts';
import { useDrag, type Drag } from './useDrag.ts';
import type { useSavedOrder } from './useSavedOrder.ts';

/** What the handle of a row needs. */
export interface RowMoves {
  /** Why no row can be moved now. */
  disabledReason: string | undefined;
  nameOf: (record: unknown) => string;
  /** For `onPointerDown`. */
  begin: (id: string, event: PointerEvent<HTMLElement>) => void;
  /** Moves a row to a place among its siblings, from 0. */
  moveTo: (id: string, place: number) => void;
}

interface ReorderOptions<Row> {
  /** The visible rows. */
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
  saved: { order, want },
  setDrag,
  disabledReason,
}: ReorderOptions<Row>) {
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<Element | null>(null);

  const moveTo = useStable((id: string, place: number) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    if (disabledReason !== undefined) return setAnnouncement(disabledReason);
    const name = nameOf(row.record);
    const before = siblingIds(rows, id);
    const ids = withPlace(before, id, place);
    if (ids === before) {
      const limit = before.length === 1 ? '没有同级可交换' : `已是${place > 0 ? '最后' : '第'}一个`;
      return setAnnouncement(`「${name}」${limit}`);
    }
    if (order && !order.includes(id)) return setAnnouncement('正在保存顺序，请稍候');
    focused.current = document.activeElement;
    setAnnouncement(`「${name}」移到第 ${ids.indexOf(id) + 1} 位，共 ${ids.length} 位`);
    void want(ids, before).then((isSaved) => {
      if (isSaved === false) setAnnouncement('顺序没有保存，已恢复');
    });
  });

  // React may move the row of the focus in the page, which takes the focus from it.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
  });

  const begin = useDrag(rows, setDrag, moveTo);
  const moves = useMemo(
    (): RowMoves => ({ disabledReason, begin, moveTo, nameOf: nameOf as RowMoves['nameOf'] }),
    [disabledReason, begin, moveTo, nameOf],
  );
  return { announcement, moves };
}
