import { useStable } from '@anzhu/ui/useStable';
import { useState } from 'react';
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
  /** Assigns a room to an order. Without it none can be moved. */
  onAssign?: ((order: RoomSpan, to: TimelineRoom) => Outcome) | undefined;
  /** Changes the departure, `yyyy-MM-dd`. Without it no length can be changed. */
  onResize?: ((span: RoomSpan, leaveDay: string, room: TimelineRoom) => Outcome) | undefined;
  /** Books free nights of a room, from a day to that of departure. Without it none can be chosen for that. */
  onBook?: FreeNightsAction | undefined;
  /** Takes a room out of order for free nights, up to the morning of a day. Without it none can be chosen for that. */
  onBlock?: FreeNightsAction | undefined;
}

type Outcome = Promise<boolean | string>;

type FreeNightsAction = (room: TimelineRoom, from: string, to: string) => Outcome;

/** What is announced and shown below the axis. */
interface Notice {
  text: string;
  isRefusal: boolean;
}

const silence: Notice = { text: '', isRefusal: false };

/** The change under way: shown, announced, then dropped or taken back. */
export function useDraft(board: Board, actions: TimelineActions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isPending, setPending] = useState(false);
  const [notice, setNotice] = useState(silence);
  const say = (text: string, isRefusal = false): void => setNotice({ text, isRefusal });

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
    setPending(true);
    say(`${draftWords(dropped, board)}，待确认`);
    try {
      const done = await perform(dropped, board, actions);
      const words = done === true ? doneWords(dropped, board) : done;
      say(words || `没有改变，${undoneWords(dropped)}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '操作失败';
      say(`${undoneWords(dropped)}：${reason}`, true);
    } finally {
      setPending(false);
      setDraft(null);
    }
  });

  return { draft, isPending, notice, say, change, cancel, drop };
}

/** @returns whether it was done, or what was done instead */
async function perform(
  draft: Draft,
  board: Board,
  { onMove, onAssign, onResize, onBook, onBlock }: TimelineActions,
): Promise<boolean | string | undefined> {
  const { nights } = board;
  const { row: key, from, to } = placeOf(draft);
  const row = rowIn(board, key);
  if (row?.kind !== 'room') return false;
  if (draft.kind === 'select') {
    const act = draft.act === 'book' ? onBook : onBlock;
    return act?.(row.room, nights.dayAt(from), nights.dayAt(to));
  }
  const { span } = draft.bar;
  if (draft.kind === 'resize') return onResize?.(span, nights.dayAt(to), row.room);
  if (span.kind === 'held') return onAssign?.(span, row.room);
  const own = rowIn(board, draft.row);
  return own?.kind === 'room' ? onMove?.(span, row.room, own.room) : false;
}
