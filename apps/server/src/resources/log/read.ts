import { byLabel } from '@anzhu/api/contract/label';
import { downloadLogs as contract, type LogDetail } from '@anzhu/api/contract/log';
import { rowId } from '../../platform/db/column.ts';
import { countList, readPageWithin, withinLargest } from '../../platform/db/list.ts';
import type { Store } from '../../platform/db/store.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import logsTable from './logsTable.ts';
import { logList, logScope, readLogs, type Selection, selectionOf, toLog } from './queries.ts';
import { countFound, foundPage } from './textSearch.ts';

/** The list of logs, newest first: all, one's hotel's or one's own (spec: logs). */
export const logPage: Handler<'logPage'> = async ({ input, session }, { store }) => {
  const { reports: db, engine } = store;
  const selection = await selectionOf(db, input, session);
  const { ids, span, ...page } =
    selection && selection.text !== null && !selection.target
      ? await foundPage({ db, engine }, selection, withinLargest(input.page))
      : await readPageWithin(db, selection && logList(selection), input.page);
  return { records: (await readLogs(db, ids, span)).map(toLog), ...page };
};

/** One side of a change as it was written down. */
const sideOf = (values: string | null): LogDetail['before'] =>
  values === null ? null : (JSON.parse(values) as LogDetail['before']);

/**
 * A log with the values before and after. A log of another hotel or person is reported as not
 * found.
 */
export const getLog: Handler<'getLog'> = async ({ input, session }, { store }) => {
  const row = await store.db
    .selectFrom('log')
    .selectAll()
    .where('id', '=', rowId(input.id))
    .executeTakeFirst();
  const { hotelId, userId } = logScope(session);
  const isSeen =
    row &&
    (hotelId === null || row.hotel_id === hotelId) &&
    (userId === null || row.user_id === userId);
  if (!isSeen) throw notFound('日志');
  return {
    ...toLog(row),
    detail: { before: sideOf(row.before_values), after: sideOf(row.after_values) },
    address: row.address,
    targetKind: row.target_kind,
    targetId: row.target_id,
    targetName: row.target_name,
    hotelId: row.hotel_id,
  };
};

/** The logs of the list's filters as a workbook; who took it is written down, as one more log. */
export const downloadLogs: Handler<'downloadLogs'> = async (call, server) => {
  const { store } = server;
  const { beginTime, endTime, type, createBy, sketch } = call.input;
  const selection = await selectionOf(store.reports, call.input, call.session);
  return loggedExport(call, server, {
    table: logsTable,
    // What is written from now on is not in the workbook, and this export the first of it.
    given: { selection, last: await lastId(store) },
    kind: 'log',
    count: await countOf(store, selection),
    filters: byLabel(contract.input, { beginTime, endTime, type, createBy, sketch }),
  });
};

async function lastId({ db }: Store): Promise<number> {
  const row = await db
    .selectFrom('log')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function countOf({ reports, engine }: Store, selection: Selection | null): Promise<number> {
  if (!selection) return 0;
  if (selection.text !== null) return countFound({ db: reports, engine }, selection);
  return countList(reports, logList(selection));
}
