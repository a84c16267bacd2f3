import type { Contract } from '@anzhu/api/contract';
import type { LogDetail } from '@anzhu/api/contract/log';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { noPermission, notFound } from '../../platform/http/refusal.ts';
import { toLog } from './read.ts';
import { logScope } from './selection.ts';

/** One side of a change as it was written down. */
const sideOf = (values: string | null): LogDetail['before'] =>
  values === null ? null : (JSON.parse(values) as LogDetail['before']);

/**
 * A log with the values before and after. A log of another hotel or person is reported as not
 * found.
 */
export const getLog: Handler<Contract['getLog']> = async ({ input, session }, { store }) => {
  const row = await store.db
    .selectFrom('log')
    .selectAll()
    .where('id', '=', rowId(input.id))
    .executeTakeFirst();
  const { hotelId, userId } = logScope(session);
  const seesAll = hotelId === null && userId === null;
  if (!row) throw seesAll ? notFound('日志') : noPermission();
  if (hotelId !== null && row.hotel_id !== hotelId) throw noPermission();
  if (userId !== null && row.user_id !== userId) throw noPermission();
  return {
    ...toLog(row),
    detail: { before: sideOf(row.before_values), after: sideOf(row.after_values) },
    address: row.address,
    targetKind: row.target_kind,
    targetId: row.target_id,
    hotelId: row.hotel_id,
  };
};
