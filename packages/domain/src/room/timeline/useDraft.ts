import { useStable } from '@anzhu/ui/useStable';
import { useState } from 'react';
import type { TimelineRoom, RoomSpan } from '@anzhu/api/contract/roomTimeline';
import { draftWords, isChange, placeOf, refusalOf, type Board, type Draft } from './draft.ts';

/** What the drops of a time axis do. A rejected promise refuses the drop: its message is shown. */
export interface TimelineActions {
  /** Opens the record of a span; the room is null for an order that has none. */
  onOpen: (span: RoomSpan, room: TimelineRoom | null) => void;
  /** Moves a guest or a person in isolation to another room, `to`. Without it none can be moved. */
  onMove?: ((span: RoomSpan, to: TimelineRoom, from: TimelineRoom) => Promise<void>) | undefined;
  /** Assigns a room to an order. Without it none can be moved. */
  onAssign?: ((order: RoomSpan, to: TimelineRoom) => Promise<void>) | undefined;
  /** Changes the departure, `yyyy-MM-dd`. Without it no length can be changed. */
  onResize?: ((span: RoomSpan, leaveDay: string, room: TimelineRoom) => Promise<void>) | undefined;
  /** Books free nights of a room, from a day to that of departure. Without it none can be chosen. */
  onBook?: ((room: TimelineRoom, from: string, to: string) => Promise<void>) | undefined;
}

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
      say(refusal === null ? '没有改变' : `已放回原处：${refusal}`, refusal !== null);
      return;
    }
    setDraft(dropped);
    setPending(true);
    try {
      await perform(dropped, board, actions);
      say(draftWords(dropped, board));
    } catch (error) {
      say(`已放回原处：${error instanceof Error ? error.message : '操作失败'}`, true);
    } finally {
      setPending(false);
      setDraft(null);
    }
  });

  return { draft, isPending, notice, say, change, cancel, drop };
}

async function perform(
  draft: Draft,
  { rows, nights }: Board,
  { onMove, onAssign, onResize, onBook }: TimelineActions,
): Promise<void> {
  const { row: index, from, to } = placeOf(draft);
  const row = rows[index];
  if (row?.kind !== 'room') return;
  if (draft.kind === 'move') {
    const { span } = draft.bar;
    const own = rows[draft.row];
    if (span.kind === 'held') await onAssign?.(span, row.room);
    else if (own?.kind === 'room') await onMove?.(span, row.room, own.room);
  }
  if (draft.kind === 'resize') await onResize?.(draft.bar.span, nights.dayAt(to), row.room);
  if (draft.kind === 'select') await onBook?.(row.room, nights.dayAt(from), nights.dayAt(to));
}
