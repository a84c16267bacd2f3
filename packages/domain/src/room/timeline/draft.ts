import { conflictOf, type Bar, type Nights } from './bars.ts';
import { isRoomRow, stepRow } from './cursor.ts';
import type { TimelineRow } from './rows.ts';
import { conflictWords, rowName, spanWords } from './words.ts';

/**
 * What is being changed, and not yet done: a bar on its way to a room, another departure, nights to book. Rows are
 * named by their keys: live data moves them.
 */
export type Draft =
  | { kind: 'move'; bar: Bar; row: string; toRow: string }
  | { kind: 'resize'; bar: Bar; row: string; to: number }
  | { kind: 'select'; act: FreeAct; row: string; anchor: number; night: number };

/** What empty nights are chosen for: a booking, or 维修. */
export type FreeAct = 'book' | 'outOfOrder';

/** The rows, the bars of each, and the night that is tonight. */
export interface Board {
  rows: readonly TimelineRow[];
  /** The index of a row by its key; -1 when it has gone. */
  indexOf: (key: string) => number;
  nights: Nights;
  tonight: number;
  barsIn: (row: TimelineRow) => readonly Bar[];
}

/** Where a draft is drawn: the nights from `from` to before `to` of a row. */
export function placeOf(draft: Draft): { row: string; from: number; to: number } {
  if (draft.kind === 'move') return { row: draft.toRow, from: draft.bar.from, to: draft.bar.to };
  if (draft.kind === 'resize') return { row: draft.row, from: draft.bar.from, to: draft.to };
  const { row, anchor, night } = draft;
  return { row, from: Math.min(anchor, night), to: Math.max(anchor, night) + 1 };
}

/** Whether the draft changes something. */
export function isChange(draft: Draft): boolean {
  if (draft.kind === 'move') return draft.toRow !== draft.row;
  return draft.kind === 'resize' ? draft.to !== draft.bar.to : true;
}

/** The row of a key. */
export const rowIn = ({ rows, indexOf }: Board, key: string): TimelineRow | undefined =>
  rows[indexOf(key)];

/** Why a draft cannot be dropped where it is; null when it can. */
export function refusalOf(draft: Draft, board: Board): string | null {
  const { nights, tonight, barsIn } = board;
  const { row: key, from, to } = placeOf(draft);
  const row = rowIn(board, key);
  if (row?.kind !== 'room') return '只能放到房间里';
  const own = draft.kind === 'select' ? undefined : draft.bar;
  if (draft.kind === 'select') {
    if (from < tonight) return '不能选已过去的夜晚';
    if (draft.act === 'book' && row.room.isIsolation) return '隔离房不接受预订';
  }
  if (own && !own.isOrder && row.room.isIsolation !== (own.span.kind === 'isolation')) {
    return row.room.isIsolation ? '普通住客不能住隔离房' : '隔离人员不能住普通房';
  }
  if (own?.isOrder && row.room.isIsolation) return '订单不能排隔离房';
  const met = conflictOf(barsIn(row), from, to, own?.span);
  return met ? conflictWords(row.room.name, nights, met) : null;
}

/** A bar picked up: in its room, an order in the first room of its type that is free. */
export function pickUp(bar: Bar, row: TimelineRow, board: Board): Draft & { kind: 'move' } {
  const draft = { kind: 'move', bar, row: row.key } as const;
  if (row.kind !== 'lane') return { ...draft, toRow: row.key };
  const free = board.rows.find(
    (one) =>
      one.kind === 'room' &&
      one.room.type === row.type &&
      refusalOf({ ...draft, toRow: one.key }, board) === null,
  );
  const target = free ?? board.rows[stepRow(board.rows, -1, 1, isRoomRow)];
  return { ...draft, toRow: target?.key ?? row.key };
}

/** What can be done with a bar, where its action is given. */
export const barCan = {
  move: ({ span }: Bar, has: { onMove?: unknown; onAssign?: unknown }): boolean =>
    span.kind === 'held' ? Boolean(has.onAssign) : span.sn !== null && Boolean(has.onMove),
  resize: ({ span, isOrder }: Bar, has: { onResize?: unknown; onModify?: unknown }): boolean => {
    if (span.isDayUse) return false;
    if (span.kind === 'held') return !isOrder && Boolean(has.onModify);
    return span.kind !== 'blocked' && span.sn !== null && Boolean(has.onResize);
  },
};

/** The departure so many nights later, one night at least. */
export function stepLeave(bar: Bar, to: number, steps: number): number {
  return Math.max(bar.from + 1, to + steps);
}

/** The nights to book, as far as they are free: the night nearest to `wanted` that can be reached from `anchor`. */
export function reachNight(bars: readonly Bar[], anchor: number, wanted: number): number {
  const step = Math.sign(wanted - anchor);
  let night = anchor;
  while (night !== wanted && !conflictOf(bars, night + step, night + step + 1)) night += step;
  return night;
}

/** A draft in words, and why it cannot be dropped. */
export function draftWords(draft: Draft, board: Board): string {
  const { row: key, from, to } = placeOf(draft);
  const row = rowIn(board, key);
  const name = row ? rowName(row) : '';
  const stay = spanWords(board.nights, from, to);
  const refusal = refusalOf(draft, board);
  const act =
    draft.kind === 'select'
      ? `已选 ${name}，${stay}`
      : draft.kind === 'resize'
        ? `${draft.bar.span.label} 离店改为 ${stay}`
        : `${draft.bar.span.label} 移到 ${name}，${stay}`;
  return refusal === null ? act : `${act}：${refusal}`;
}

const freeWords = {
  book: { done: '已预订', undone: '未预订' },
  outOfOrder: { done: '已设为维修', undone: '未设为维修' },
} as const;

/** A draft that has been done, in words. */
export function doneWords(draft: Draft, board: Board): string {
  const { row: key, from, to } = placeOf(draft);
  const row = rowIn(board, key);
  const name = row ? rowName(row) : '';
  const stay = spanWords(board.nights, from, to);
  if (draft.kind === 'select') return `${freeWords[draft.act].done} ${name}，${stay}`;
  const { label } = draft.bar.span;
  return draft.kind === 'resize'
    ? `${label} 离店已改为 ${stay}`
    : `${label} 已移到 ${name}，${stay}`;
}

/** That a draft has not been done. */
export const undoneWords = (draft: Draft): string =>
  draft.kind === 'select' ? freeWords[draft.act].undone : '已放回原处';
