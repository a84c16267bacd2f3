import { orderStatusLabel } from '@anzhu/api/contract/order';
import { toYuan } from '@anzhu/api/rules/money';
import { formatSecond } from '@anzhu/api/rules/timeText';
import type { Db } from '../db/store.ts';
import type { Cell } from '../sheets/cell.ts';
import type { Column, Table } from '../sheets/workbook.ts';
import { eachOrder } from './eachOrder.ts';
import type { OrderRow } from './read.ts';
import type { Selection } from './selection.ts';

const columns: readonly (Column & { cell: (row: OrderRow) => Cell })[] = [
  { title: '订单号', width: 12, cell: (row) => String(row.id) },
  { title: '酒店', width: 20, cell: (row) => row.hotel_name },
  { title: '客户', width: 12, cell: (row) => row.customer_name },
  { title: '客源省份', width: 10, cell: (row) => row.province },
  { title: '房型', width: 16, cell: (row) => row.room_type_name },
  { title: '入住天数', width: 10, cell: (row) => row.nights },
  { title: '应付金额', width: 12, cell: (row) => toYuan(row.pay) },
  { title: '实付金额', width: 12, cell: (row) => toYuan(row.last_pay) },
  { title: '退款原因', width: 20, cell: (row) => row.refund_reason },
  { title: '订单状态', width: 10, cell: (row) => orderStatusLabel[row.status] },
  { title: '下单时间', width: 20, cell: (row) => formatSecond(row.created_time) },
  { title: '预订人', width: 12, cell: (row) => row.booker_name },
  { title: '联系电话', width: 14, cell: (row) => row.phone },
  { title: '身份证号', width: 22, cell: (row) => row.idcard },
  { title: '预计入住', width: 20, cell: (row) => formatSecond(row.arrive_time) },
  { title: '预计离店', width: 20, cell: (row) => formatSecond(row.leave_time) },
];

/** The orders of a selection as a table, with ID numbers and phones whole. */
export const ordersTable = (db: Db, selection: Selection | null): Table => ({
  name: '订单',
  columns,
  rows: rowsOf(db, selection),
});

async function* rowsOf(db: Db, selection: Selection | null): AsyncGenerator<Cell[][]> {
  if (!selection) return;
  for await (const orders of eachOrder(db, selection)) {
    yield orders.map((row) => columns.map(({ cell }) => cell(row)));
  }
}
