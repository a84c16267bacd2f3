import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Log } from '@anzhu/api/contract/log';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import type { LogTable } from '../../platform/db/tables/log.ts';

/** A log without what was before and after. */
export type LogRow = Pick<
  Selectable<LogTable>,
  'id' | 'sketch' | 'type' | 'create_by' | 'created_time' | 'address'
>;

/** A log as lists show it. */
export const toLog = (row: LogRow): WithRowIds<Log> => ({
  id: row.id,
  sketch: row.sketch,
  type: row.type,
  createBy: row.create_by,
  createTime: row.created_time,
});

/** Logs by their ids, in the order of the ids. At most a few thousand at once. */
export async function readLogs(db: Db, ids: readonly number[]): Promise<LogRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('log')
    .select(['id', 'sketch', 'type', 'create_by', 'created_time', 'address'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
