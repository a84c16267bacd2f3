import type { Contract } from '@anzhu/api/contract';
import { formatSecond, isolationStatusLook, personTypeLabel } from '@anzhu/domain/rules';
import { type Labelled, LogType } from '../audit/log.ts';
import { localTime } from '../clock.ts';
import { eachPortion } from '../db/monthly/eachPortion.ts';
import type { MonthlyList } from '../db/monthly/monthlyList.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import type { Db } from '../db/store.ts';
import type { Handler } from '../http/handler.ts';
import type { Cell } from '../sheets/cell.ts';
import { type Column, workbook, workbookType } from '../sheets/workbook.ts';
import { type IsolationRow, readIsolations } from './read.ts';
import { isolationList, type Selection, selectionOf } from './selection.ts';

const columns: readonly (Column & { cell: (row: IsolationRow) => Cell })[] = [
  { title: '用户编号', width: 12, cell: (row) => String(row.id) },
  { title: '姓名', width: 12, cell: (row) => row.name },
  { title: '身份证号', width: 22, cell: (row) => row.idcard },
  { title: '手机号', width: 14, cell: (row) => row.phone },
  { title: '邮箱', width: 22, cell: (row) => row.email },
  { title: '人员类型', width: 14, cell: (row) => personTypeLabel[row.type] },
  { title: '省份', width: 10, cell: (row) => row.province },
  { title: '城市', width: 12, cell: (row) => row.city },
  { title: '酒店', width: 20, cell: (row) => row.hotel_name },
  { title: '房间', width: 10, cell: (row) => row.room_name },
  { title: '入住时间', width: 20, cell: (row) => formatSecond(row.check_in_time) },
  { title: '预计解除时间', width: 20, cell: (row) => formatSecond(row.check_out_time) },
  { title: '隔离状态', width: 10, cell: (row) => isolationStatusLook[row.status].label },
];

/** The people of the list's filters as a workbook, whole; who took it is written down. */
export const downloadIsolations: Handler<Contract['downloadIsolations']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const { db } = store;
  const selection = selectionOf(input, session);
  const list = isolationList(selection);
  const count = totalOf(await monthsOf(db, list));
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
    body: workbook({ name: '隔离人员', columns, rows: rowsOf(db, list) }),
  };
};

async function* rowsOf(db: Db, list: MonthlyList): AsyncGenerator<Cell[][]> {
  for await (const ids of eachPortion(db, list)) {
    const people = await readIsolations(db, ids);
    yield people.map((row) => columns.map(({ cell }) => cell(row)));
  }
}

/** The filters that were set, by their labels. */
const labelled = ({ begin, end, type, status, province }: Selection): Labelled => ({
  ...(begin !== null && { 开始日期: begin }),
  ...(end !== null && { 结束日期: end }),
  ...(type !== null && { 人员类型: personTypeLabel[type] }),
  ...(status !== null && { 隔离状态: isolationStatusLook[status].label }),
  ...(province !== null && { 省份: province }),
});
