import { isCompositionKey } from '@anzhu/ui/composition';
import type { KeyboardEvent } from 'react';
import { barAt } from './bars.ts';
import { isRoomRow, moveCursor, stepRow, type Cursor } from './cursor.ts';
import {
  barCan,
  pickUp,
  reachNight,
  stepLeave,
  type Board,
  type Draft,
  type FreeAct,
} from './draft.ts';
import type { TimelineActions, useDraft } from './useDraft.ts';

interface KeysOptions {
  board: Board;
  actions: TimelineActions;
  /** What empty nights are chosen for; null when for nothing. */
  freeAct: FreeAct | null;
  drafting: ReturnType<typeof useDraft>;
  cursor: Cursor;
  onCursor: (cursor: Cursor) => void;
  /** Scrolls a row of a draft into view. */
  onReveal: (cursor: Cursor) => void;
}

/** Rows that Page Up and Page Down pass over. */
const page = 10;

const horizontal: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The room that a key moves a picked up bar to; null for keys that do not. */
function nextRoom(key: string, { rows }: Board, toRow: number): number | null {
  const by = (steps: number, from = toRow): number => stepRow(rows, from, steps, isRoomRow);
  const targets: Record<string, () => number> = {
    ArrowUp: () => by(-1),
    ArrowDown: () => by(1),
    PageUp: () => by(-page),
    PageDown: () => by(page),
    Home: () => by(1, -1),
    End: () => by(-1, rows.length),
  };
  return targets[key]?.() ?? null;
}

/** The keys of the axis, while the grid has the focus. */
export function useTimelineKeys(options: KeysOptions) {
  const { board, actions, freeAct, drafting, cursor, onCursor, onReveal } = options;
  const { rows, nights } = board;
  const { draft } = drafting;
  const row = rows[cursor.row];
  const bars = row ? board.barsIn(row) : [];
  const bar = barAt(bars, cursor.night);

  const open = (): void => {
    if (!row || row.kind === 'group') return;
    if (bar) actions.onOpen(bar.span, row.kind === 'room' ? row.room : null);
    else if (freeAct !== null) dropNights(freeAct);
  };

  /** The nights that are chosen, or the one of the cursor: to book them, or for 维修. */
  const dropNights = (act: FreeAct): void => {
    const { night } = cursor;
    if (draft?.kind === 'select') void drafting.drop({ ...draft, act });
    else if (row?.kind === 'room' && !bar) {
      void drafting.drop({ kind: 'select', act, row: row.key, anchor: night, night });
    }
  };

  /** Shift and an arrow: the length of a stay, or more nights to book. @returns whether that is possible */
  const stretch = (steps: number): boolean => {
    const started = draftAt(steps);
    if (!started) return false;
    drafting.change(started);
    return true;
  };

  const draftAt = (steps: number): Draft | null => {
    if (draft?.kind === 'resize') return { ...draft, to: stepLeave(draft.bar, draft.to, steps) };
    if (draft?.kind === 'select') {
      const wanted = Math.max(0, Math.min(nights.days.length - 1, draft.night + steps));
      return { ...draft, night: reachNight(bars, draft.anchor, wanted) };
    }
    if (row && bar) {
      if (!barCan.resize(bar, actions)) return null;
      return { kind: 'resize', bar, row: row.key, to: stepLeave(bar, bar.to, steps) };
    }
    if (row?.kind !== 'room' || freeAct === null) return null;
    const wanted = Math.max(0, Math.min(nights.days.length - 1, cursor.night + steps));
    const night = reachNight(bars, cursor.night, wanted);
    return { kind: 'select', act: freeAct, row: row.key, anchor: cursor.night, night };
  };

  /** The keys while a bar is picked up, or nights are being chosen. @returns whether it was one of them */
  const pressInDraft = (key: string): boolean => {
    if (!draft) return false;
    if (key === 'Enter') void drafting.drop();
    else if (key === 'Escape') drafting.cancel();
    else if (draft.kind === 'move') {
      const index = nextRoom(key, board, board.indexOf(draft.toRow));
      const to = index === null ? undefined : rows[index];
      if (index === null || !to) return false;
      drafting.change({ ...draft, toRow: to.key });
      onReveal({ row: index, night: cursor.night });
    } else return false;
    return true;
  };

  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey } = event;
    const steps = horizontal[key];
    if (shiftKey && steps !== undefined && draft?.kind !== 'move') return stretch(steps);
    if (key.toLowerCase() === 'r' && !ctrlKey && actions.onOutOfOrder) {
      dropNights('outOfOrder');
      return true;
    }
    if (pressInDraft(key)) return true;
    if (key === 'Enter') open();
    else if (key.toLowerCase() === 'm' && row && bar && !draft && barCan.move(bar, actions)) {
      const picked = pickUp(bar, row, board);
      drafting.change(picked);
      onReveal({ row: board.indexOf(picked.toRow), night: cursor.night });
    } else {
      const next = moveCursor(key, cursor, { rows, count: nights.days.length, page }, ctrlKey);
      if (!next) return false;
      drafting.cancel();
      onCursor(next);
    }
    return true;
  };

  return (event: KeyboardEvent): void => {
    if (isCompositionKey(event.nativeEvent) || event.altKey || event.metaKey) return;
    if (press(event)) event.preventDefault();
  };
}
