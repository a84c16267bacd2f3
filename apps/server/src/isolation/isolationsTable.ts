import { isolationStatusLabel, personTypeLabel } from '@anzhu/api/contract/isolation';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { eachBatch } from '../db/monthly/eachBatch.ts';
import type { MonthlyList } from '../db/monthly/monthlyList.ts';
import type { Db } from '../db/store.ts';
import type { Cell } from '../sheets/cell.ts';
import type { Column, Table } from '../sheets/workbook.ts';
import { type IsolationRow, readIsolations } from './read.ts';
import { isolationList, type Selection } from './selection.ts';

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
  { title: '隔离状态', width: 10, cell: (row) => isolationStatusLabel[row.status] },
];

/** The people of a selection as a table, with ID numbers and phones whole. */
export const isolationsTable = (db: Db, selection: Selection): Table => ({
  name: '隔离人员',
  columns,
  rows: rowsOf(db, isolationList(selection)),
});

async function* rowsOf(db: Db, list: MonthlyList): AsyncGenerator<Cell[][]> {
  for await (const ids of eachBatch(db, list)) {
    const people = await readIsolations(db, ids);
    yield people.map((row) => columns.map(({ cell }) => cell(row)));
  }
}
