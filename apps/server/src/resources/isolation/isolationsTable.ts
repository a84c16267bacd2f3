import { HealthTest } from '@anzhu/api/contract/healthTest';
import {
  Isolation,
  isolationStatusLabel,
  notCheckedIn,
  personTypeLabel,
} from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { isBeforeCheckIn } from '@anzhu/api/rules/isolation';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { eachBatch } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import type { Column } from '../../platform/sheets/workbook.ts';
import { type IsolationRow, readIsolations } from './queries.ts';
import { isolationList, type Selection } from './selection.ts';

const labels = labelsOf(Isolation);

const statusText = (row: IsolationRow, now: string): string =>
  isBeforeCheckIn({ status: row.status, checkInTime: row.check_in_time }, now)
    ? notCheckedIn
    : isolationStatusLabel[row.status];

const columns: readonly (Column & { cell: (row: IsolationRow, now: string) => Cell })[] = [
  { title: labelsOf(HealthTest).uId, width: 12, cell: (row) => String(row.id) },
  { title: labels.name, width: 12, cell: (row) => row.name },
  { title: labels.idCard, width: 22, cell: (row) => row.idcard },
  { title: labels.phone, width: 14, cell: (row) => row.phone },
  { title: labels.email, width: 22, cell: (row) => row.email },
  { title: labels.type, width: 14, cell: (row) => personTypeLabel[row.type] },
  { title: labels.province, width: 10, cell: (row) => row.province },
  { title: labels.city, width: 12, cell: (row) => row.city },
  { title: labels.hotelName, width: 20, cell: (row) => row.hotel_name },
  { title: labels.roomName, width: 10, cell: (row) => row.room_name },
  { title: labels.checkInTime, width: 20, cell: (row) => formatSecond(row.check_in_time) },
  { title: labels.checkOutTime, width: 20, cell: (row) => formatSecond(row.check_out_time) },
  { title: labels.status, width: 10, cell: statusText },
];

/** The people of a selection as a table, with ID numbers and phones whole. */
export default exportTable(import.meta.url, ({ db }, selection: Selection) => ({
  name: '隔离人员',
  columns,
  rows: rowsOf(db, selection),
}));

async function* rowsOf(db: Db, selection: Selection): AsyncGenerator<Cell[][]> {
  for await (const ids of eachBatch(db, isolationList(selection))) {
    const people = await readIsolations(db, ids);
    yield people.map((row) => columns.map(({ cell }) => cell(row, selection.now)));
  }
}
