import { useStable } from '@anzhu/ui/useStable';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { barUnder, type Bar } from './bars.ts';
import { isStop, type Cursor } from './cursor.ts';
import { barCan, reachNight, rowIn, type Board, type Draft, type FreeAct } from './draft.ts';
import type { TimelineRow } from './rows.ts';
import type { TimelineActions, useDraft } from './useDraft.ts';

/** Sizes of the axis, in px. */
export interface AxisSizes {
  row: number;
  night: number;
  /** Width of the column of rooms. */
  room: number;
  /** Height of everything above the rows. */
  head: number;
}

interface PointerOptions {
  board: Board;
  actions: TimelineActions;
  /** What empty nights are chosen for; null when for nothing. */
  freeAct: FreeAct | null;
  drafting: ReturnType<typeof useDraft>;
  sizes: AxisSizes;
  scrollerRef: RefObject<HTMLElement | null>;
  onCursor: (cursor: Cursor) => void;
}

/** A press becomes a drag after so many pixels. */
const threshold = 4;
/** How near to its end a bar is dragged to another night, in px. */
const endReach = 8;
/** How long a finger rests to open what is below it, in ms. */
const longPress = 500;
/** So near to the edge, in px, a drag scrolls. */
const edge = 28;

/** What is below the pointer. */
interface Hit {
  row: TimelineRow;
  index: number;
  /** In days from the start of the axis. */
  at: number;
  night: number;
  under: { bar: Bar; isEnd: boolean } | null;
}

/** The finger that has opened something by a long press clicks nothing of it, as a button below it, when it is lifted. */
function pressNothingOnLift(): void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: false };
  const end = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
    stop.abort();
  };
  window.addEventListener('touchend', end, options);
  window.addEventListener('touchcancel', end, options);
}

/** Drags bars, their ends and nights by mouse or pen; a finger scrolls, taps and presses long. */
export function useTimelinePointer(options: PointerOptions) {
  const { board, actions, freeAct, drafting, sizes, scrollerRef, onCursor } = options;

  const hitOf = useStable((x: number, y: number): Hit | null => {
    const canvas = scrollerRef.current?.firstElementChild?.getBoundingClientRect();
    if (!canvas) return null;
    const index = Math.floor((y - canvas.top - sizes.head) / sizes.row);
    const row = board.rows[Math.max(0, Math.min(board.rows.length - 1, index))];
    const at = (x - canvas.left - sizes.room) / sizes.night;
    if (!row) return null;
    return {
      row,
      index: board.indexOf(row.key),
      at,
      night: Math.max(0, Math.min(board.nights.days.length - 1, Math.floor(at))),
      under: barUnder(board.barsIn(row), at, endReach / sizes.night),
    };
  });

  const openAt = useStable(({ row, night, under }: Hit): void => {
    if (row.kind === 'group') return;
    if (under) actions.onOpen(under.bar.span, row.kind === 'room' ? row.room : null);
    else if (row.kind === 'room' && freeAct !== null) {
      void drafting.drop({ kind: 'select', act: freeAct, row: row.key, anchor: night, night });
    }
  });

  /** What a drag from one place to another does; null when nothing. */
  const draftOf = useStable((from: Hit, to: Hit): Draft | null => {
    const { under, row } = from;
    if (!under) {
      const own = rowIn(board, row.key);
      if (own?.kind !== 'room' || freeAct === null) return null;
      const night = reachNight(board.barsIn(own), from.night, to.night);
      return { kind: 'select', act: freeAct, row: row.key, anchor: from.night, night };
    }
    const { bar, isEnd } = under;
    if (isEnd && barCan.resize(bar, actions)) {
      return { kind: 'resize', bar, row: row.key, to: Math.max(bar.from + 1, Math.floor(to.at)) };
    }
    if (!barCan.move(bar, actions)) return null;
    return { kind: 'move', bar, row: row.key, toRow: to.row.key };
  });

  const scrollAt = (y: number): void => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    if (y > bottom - edge) scroller.scrollBy(0, sizes.row);
    else if (y < top + sizes.head + edge && y > top) scroller.scrollBy(0, -sizes.row);
  };

  const drag = (start: Hit, from: { x: number; y: number }): void => {
    const stop = new AbortController();
    let current: Draft | null = null;
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!current && Math.hypot(x - from.x, y - from.y) < threshold) return;
      scrollAt(y);
      const to = hitOf(x, y);
      const next = to && draftOf(start, to);
      if (!next) return;
      if (JSON.stringify(next) !== JSON.stringify(current)) drafting.change(next);
      current = next;
    };
    const end = ({ type }: Event): void => {
      stop.abort();
      if (type === 'pointercancel') drafting.cancel();
      else if (current) void drafting.drop(current);
      else if (start.under) openAt(start);
    };
    const cancel = (press: KeyboardEvent): void => {
      if (press.key !== 'Escape') return;
      press.stopPropagation();
      stop.abort();
      drafting.cancel();
    };
    const { signal } = stop;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', cancel, { signal, capture: true });
  };

  const holdFinger = (start: Hit, from: { x: number; y: number }): void => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      stop.abort();
      pressNothingOnLift();
      openAt(start);
    }, longPress);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    const { signal } = stop;
    const end = (): void => stop.abort();
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > 2 * threshold) end();
      },
      { signal },
    );
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return (event: ReactPointerEvent<HTMLElement>): void => {
    const isOnAxis = event.target instanceof Element && event.target.closest('[data-axis]');
    if (!isOnAxis || event.button !== 0 || !event.isPrimary || drafting.isPending) return;
    const from = { x: event.clientX, y: event.clientY };
    const start = hitOf(from.x, from.y);
    if (!start || !isStop(start.row)) return;
    if (drafting.draft) drafting.cancel();
    onCursor({ row: start.index, night: start.night });
    if (event.pointerType === 'touch') holdFinger(start, from);
    else drag(start, from);
  };
}
