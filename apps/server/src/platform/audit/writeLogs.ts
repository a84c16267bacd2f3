import type { Actor, Tx } from '../db/store.ts';
import type { LocalTime } from '../db/tables/column.ts';
import type { LogEntry } from './log.ts';

/** Writes the entries of a change into its transaction: who, when, from where, what. */
export async function writeLogs(
  tx: Tx,
  { session, channel, origin }: Actor,
  entries: readonly LogEntry[],
  time: LocalTime,
): Promise<void> {
  const rows = entries.map((entry) => ({
    type: entry.type,
    sketch: entry.sketch,
    target_kind: entry.target.kind,
    target_id: entry.target.id,
    hotel_id: entry.hotelId,
    user_id: session?.userId ?? null,
    create_by: session?.username ?? (channel ? `渠道「${channel.name}」` : '系统'),
    address: origin.address,
    request_id: origin.requestId,
    created_time: time,
    before_values: entry.before ? JSON.stringify(entry.before) : null,
    after_values: entry.after ? JSON.stringify(entry.after) : null,
  }));
  await tx.insertInto('log').values(rows).execute();
}
