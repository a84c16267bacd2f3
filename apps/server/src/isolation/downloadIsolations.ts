import type { Contract } from '@anzhu/api/contract';
import { isolationStatusLook, personTypeLabel } from '@anzhu/domain/rules';
import { type Labelled, LogType } from '../audit/log.ts';
import { localTime } from '../clock.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import { exported } from '../exports/exported.ts';
import type { Handler } from '../http/handler.ts';
import { workbookType } from '../sheets/workbook.ts';
import { isolationList, type Selection, selectionOf } from './selection.ts';

/** The people of the list's filters as a workbook, whole; who took it is written down. */
export const downloadIsolations: Handler<Contract['downloadIsolations']> = async (
  { input, session, origin },
  { store, clock, config },
) => {
  const { db } = store;
  const selection = selectionOf(input, session);
  const count = totalOf(await monthsOf(db, isolationList(selection)));
  await store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.ordinary,
        sketch: `导出隔离人员 ${count} 条`,
        target: { kind: '隔离人员', id: 0 },
        hotelId: session.hotelId,
        after: { ...labelled(selection), 行数: count },
      },
    }),
  );
  return {
    fileName: `隔离人员_${localTime(clock.now()).replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: exported(config, 'isolations', selection),
  };
};

/** The filters that were set, by their labels. */
const labelled = ({ begin, end, type, status, province }: Selection): Labelled => ({
  ...(begin !== null && { 开始日期: begin }),
  ...(end !== null && { 结束日期: end }),
  ...(type !== null && { 人员类型: personTypeLabel[type] }),
  ...(status !== null && { 隔离状态: isolationStatusLook[status].label }),
  ...(province !== null && { 省份: province }),
});
