import type { Actor } from '../caller.ts';
import type { LiveEvent } from '../roomEvents.ts';
import type { LocalTime } from './column.ts';
import type { Change, LogEntry, Tx } from './store.ts';

/** What a change means to the boards. */
export interface Effects {
  events: readonly LiveEvent[];
  checksBoards: boolean;
}

export const noEffects: Effects = { events: [], checksBoards: false };

/** Makes a change in a transaction, with its log. */
export async function changeIn<Data>(
  tx: Tx,
  { actor, work, time }: { actor: Actor; work: (tx: Tx) => Promise<Change<Data>>; time: LocalTime },
): Promise<{ data: Data; effects: Effects }> {
  const { data, log, events = [], checksBoards = false } = await work(tx);
  if (log !== null) await writeLogs(tx, actor, 'type' in log ? [log] : log, time);
  return { data, effects: { events, checksBoards } };
}

/** Writes the entries of a change into its transaction: who, when, from where, what. */
async function writeLogs(
  tx: Tx,
  { session, channel, name = '系统', origin }: Actor,
  entries: readonly LogEntry[],
  time: LocalTime,
): Promise<void> {
  const rows = entries.map((entry) => ({
    type: entry.type,
    sketch: entry.sketch,
    target_kind: entry.target.kind,
    target_id: entry.target.id,
    target_name: entry.target.name ?? null,
    hotel_id: entry.hotelId,
    user_id: session?.userId ?? null,
    create_by: session?.username ?? (channel ? `渠道「${channel.name}」` : name),
    address: origin.address,
    request_id: origin.requestId,
    created_time: time,
    before_values: entry.before ? JSON.stringify(entry.before) : null,
    after_values: entry.after ? JSON.stringify(entry.after) : null,
    assistant: origin.assistant ?? null,
  }));
  await tx.insertInto('log').values(rows).execute();
}
