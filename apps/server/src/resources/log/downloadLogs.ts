import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { downloadLogs as contract } from '@anzhu/api/contract/log';
import { monthsOf, totalOf } from '../../platform/db/monthly/months.ts';
import type { Store } from '../../platform/db/store.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countFound } from './logTextSearch.ts';
import { logList } from './logList.ts';
import { type Selection, selectionOf } from './selection.ts';
import logsTable from './logsTable.ts';

/** The logs of the list's filters as a workbook; who took it is written down, as one more log. */
export const downloadLogs: Handler<Contract['downloadLogs']> = async (call, server) => {
  const { store } = server;
  const { beginTime, endTime, type, createBy, sketch } = call.input;
  const selection = await selectionOf(store.db, call.input, call.session);
  return loggedExport(call, server, {
    table: logsTable,
    // What is written from now on is not in the workbook, and this export the first of it.
    given: { selection, last: await lastId(store) },
    kind: '日志',
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

async function countOf(store: Store, selection: Selection | null): Promise<number> {
  if (!selection) return 0;
  if (selection.text !== null) return countFound(store, selection);
  return totalOf(await monthsOf(store.db, logList(selection)));
}
