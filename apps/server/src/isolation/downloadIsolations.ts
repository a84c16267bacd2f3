import type { Contract } from '@anzhu/api/contract';
import { downloadIsolations as contract } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import { loggedExport } from '../exports/loggedExport.ts';
import type { Handler } from '../http/handler.ts';
import { isolationList, selectionOf } from './selection.ts';

/** The people of the list's filters as a workbook, whole; who took it is written down. */
export const downloadIsolations: Handler<Contract['downloadIsolations']> = async (call, server) => {
  const { beginTime, endTime, type, status, province } = call.input;
  const selection = selectionOf(call.input, call.session);
  return loggedExport(call, server, {
    name: 'isolations',
    given: selection,
    kind: '隔离人员',
    count: totalOf(await monthsOf(server.store.db, isolationList(selection))),
    filters: byLabel(contract.input, { beginTime, endTime, type, status, province }),
  });
};
