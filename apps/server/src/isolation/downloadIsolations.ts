import { isolationStatusLabel, personTypeLabel } from '@anzhu/api/contract/isolation';
import type { Contract } from '@anzhu/api/contract';
import type { Labelled } from '../audit/log.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import { loggedExport } from '../exports/loggedExport.ts';
import type { Handler } from '../http/handler.ts';
import { isolationList, type Selection, selectionOf } from './selection.ts';

/** The people of the list's filters as a workbook, whole; who took it is written down. */
export const downloadIsolations: Handler<Contract['downloadIsolations']> = async (call, server) => {
  const selection = selectionOf(call.input, call.session);
  return loggedExport(call, server, {
    name: 'isolations',
    given: selection,
    kind: '隔离人员',
    count: totalOf(await monthsOf(server.store.db, isolationList(selection))),
    filters: labelled(selection),
  });
};

/** The filters that were set, by their labels. */
const labelled = ({ begin, end, type, status, province }: Selection): Labelled => ({
  ...(begin !== null && { 开始日期: begin }),
  ...(end !== null && { 结束日期: end }),
  ...(type !== null && { 人员类型: personTypeLabel[type] }),
  ...(status !== null && { 隔离状态: isolationStatusLabel[status] }),
  ...(province !== null && { 省份: province }),
});
