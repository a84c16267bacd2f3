import { useStable } from '@anzhu/ui/useStable';
import { useEffect, useState } from 'react';
import type { TimelineRoom, RoomSpan } from '@anzhu/api/contract/roomTimeline';
import {
  doneWords,
  draftWords,
  isChange,
  placeOf,
  refusalOf,
  rowIn,
  undoneWords,
  type Board,
  type Draft,
} from './draft.ts';

/**
 * What the drops of a time axis do. The promise says whether it was done: false when the dialog of the change was
 * closed without it, a sentence where something else was done. A rejected one refuses the drop: its message is shown.
 */
export interface TimelineActions {
  /** Opens the record of a span; the room is null for an order that has none. */
  onOpen: (span: RoomSpan, room: TimelineRoom | null) => void;
  /** Moves a guest or a person in isolation to another room, `to`. Without it none can be moved. */
  onMove?: ((span: RoomSpan, to: TimelineRoom, from: TimelineRoom) => Outcome) | undefined;
  /** Assigns a room of its type to an order. Without it none can be moved. */
  onAssign?: ((order: RoomSpan, to: TimelineRoom) => Outcome) | undefined;
  /** Changes an order: its departure, or its type and room. Without it neither can be changed. */
  onModify?: ((order: RoomSpan, change: OrderChange) => Outcome) | undefined;
  /** Changes the departure, `yyyy-MM-dd`. Without it no length can be changed. */
  onResize?: ((span: RoomSpan, leaveDay: string, room: TimelineRoom) => Outcome) | undefined;
  /** Books free nights of a room, from a day to that of departure. Without it none can be chosen for that. */
  onBook?: FreeNightsAction | undefined;
  /** Takes a room out of order for free nights, up to the morning of a day. Without it none can be chosen for that. */
  onOutOfOrder?: FreeNightsAction | undefined;
}

/** What was done at once, and how it is taken back: offered for some seconds. */
interface Undoable {
  undo: () => Promise<unknown>;
}

type Outcome = Promise<boolean | string | Undoable>;

/** Another departure of an order, `yyyy-MM-dd`, or a room of another type. */
type OrderChange = { leaveDay: string } | { room: TimelineRoom };

type FreeNightsAction = (room: TimelineRoom, from: string, to: string) => Outcome;

/** What is announced and shown below the axis. */
interface Notice {
  text: string;
  isRefusal: boolean;
}

/** How long what was done at once can be taken back, in milliseconds. */
const undoMs = 10_000;

const silence: Notice = { text: '', isRefusal: false };

/** The change under way: shown, announced, then dropped or taken back. */
export function useDraft(board: Board, actions: TimelineActions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isPending, setPending] = useState(false);
  const [notice, setNotice] = useState(silence);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const say = (text: string, isRefusal = false): void => setNotice({ text, isRefusal });
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(() => setUndoable(null), undoMs);
    return () => clearTimeout(timer);
  }, [undoable]);

  const change = useStable((next: Draft): void => {
    if (isPending) return;
    setDraft(next);
    say(draftWords(next, board), refusalOf(next, board) !== null);
  });

  const cancel = useStable((): void => {
    if (isPending || !draft) return;
    setDraft(null);
    say('已撤销');
  });

  const drop = useStable(async (dropped: Draft | null = draft): Promise<void> => {
    if (!dropped || isPending) return;
    const refusal = refusalOf(dropped, board);
    if (!isChange(dropped) || refusal !== null) {
      setDraft(null);
      say(refusal === null ? '没有改变' : `${undoneWords(dropped)}：${refusal}`, refusal !== null);
      return;
    }
    setDraft(dropped);
    setUndoable(null);
    setPending(true);
    say(`${draftWords(dropped, board)}，待确认`);
    try {
      const done = await perform(dropped, board, actions);
      const isUndoable = typeof done === 'object';
      if (isUndoable) setUndoable(done);
      const words = done === true || isUndoable ? doneWords(dropped, board) : done;
      say(words || `没有改变，${undoneWords(dropped)}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '操作失败';
      say(`${undoneWords(dropped)}：${reason}`, true);
    } finally {
      setPending(false);
      setDraft(null);
    }
  });

  const undo = useStable(async (): Promise<void> => {
    setUndoable(null);
    try {
      await undoable?.undo();
      say('已撤销');
    } catch (error) {
      say(`未撤销：${error instanceof Error ? error.message : '操作失败'}`, true);
    }
  });

  return { draft, isPending, notice, say, change, cancel, drop, undo: undoable && undo };
}

/** @returns whether it was done, or what was done instead */
async function perform(
  draft: Draft,
  board: Board,
  { onMove, onAssign, onModify, onResize, onBook, onOutOfOrder }: TimelineActions,
): Promise<Awaited<Outcome> | undefined> {
  const { nights } = board;
  const { row: key, from, to } = placeOf(draft);
  const row = rowIn(board, key);
  if (row?.kind !== 'room') return false;
  if (draft.kind === 'select') {
    const act = draft.act === 'book' ? onBook : onOutOfOrder;
    return act?.(row.room, nights.dayAt(from), nights.dayAt(to));
  }
  const { span } = draft.bar;
  if (draft.kind === 'resize') {
    const leaveDay = nights.dayAt(to);
    return span.kind === 'held'
      ? onModify?.(span, { leaveDay })
      : onResize?.(span, leaveDay, row.room);
  }
  const own = rowIn(board, draft.row);
  if (span.kind === 'held') {
    const type = own?.kind === 'lane' ? own.type : own?.kind === 'room' && own.room.type;
    return type === row.room.type || !onModify
      ? onAssign?.(span, row.room)
      : onModify(span, { room: row.room });
  }
  return own?.kind === 'room' ? onMove?.(span, row.room, own.room) : false;
}
