import type { Contract } from '@anzhu/api/contract';
import { logTypeLabel } from '@anzhu/domain/rules';
import { localTime } from '../clock.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import type { Store } from '../db/store.ts';
import { exported } from '../exports/exported.ts';
import type { Handler } from '../http/handler.ts';
import { workbookType } from '../sheets/workbook.ts';
import { countFound } from './found.ts';
import { type Labelled, LogType } from './log.ts';
import { logList } from './logList.ts';
import { type Selection, selectionOf } from './selection.ts';

/** The logs of the list's filters as a workbook; who took it is written down, as one more log. */
export const downloadLogs: Handler<Contract['downloadLogs']> = async (
  { input, session, origin },
  { store, clock, config },
) => {
  const time = localTime(clock.now());
  const selection = await selectionOf(store.db, input, session);
  const count = await countOf(store, selection);
  // What is written from now on is not in the workbook, and this export the first of it.
  const last = await lastId(store);
  await store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.ordinary,
        sketch: `导出日志 ${count} 条`,
        target: { kind: '日志', id: 0 },
        hotelId: session.hotelId,
        after: { ...labelled(input), 行数: count },
      },
    }),
  );
  return {
    fileName: `日志_${time.replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: exported(config, 'logs', { selection, last }),
  };
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

/** The filters that were set, by their labels. */
const labelled = (filter: Parameters<typeof downloadLogs>[0]['input']): Labelled => ({
  ...(filter.beginTime !== undefined && { 开始日期: filter.beginTime }),
  ...(filter.endTime !== undefined && { 结束日期: filter.endTime }),
  ...(filter.type !== undefined && { 日志类型: logTypeLabel[filter.type] }),
  ...(filter.createBy !== undefined && { 操作人: filter.createBy }),
  ...(filter.sketch !== undefined && { 日志内容: filter.sketch }),
});
