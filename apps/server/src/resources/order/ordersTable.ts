import { guaranteeLabel } from '@anzhu/api/contract/guarantee';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order, OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { guaranteeOf } from '@anzhu/api/rules/guarantee';
import { toYuan } from '@anzhu/api/rules/money';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { eachBatch } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import type { Column } from '../../platform/sheets/workbook.ts';
import { type OrderRow, readOrders, refundOf } from './queries.ts';
import { orderList, type Selection } from './selection.ts';

const labels = labelsOf(Order);

/** A moment that was kept, as a cell. */
const momentOf = (time: string | null): Cell => time && formatSecond(time);

const columns: readonly (Column & { cell: (row: OrderRow) => Cell })[] = [
  { title: labels.id, width: 12, cell: (row) => String(row.id) },
  { title: labels.hotelName, width: 20, cell: (row) => row.hotel_name },
  { title: labels.customerName, width: 12, cell: (row) => row.customer_name },
  { title: labels.province, width: 10, cell: (row) => row.province },
  { title: labels.roomTypeName, width: 16, cell: (row) => row.room_type_name },
  { title: labels.days, width: 10, cell: (row) => row.nights },
  { title: labels.pay, width: 12, cell: (row) => toYuan(row.pay) },
  { title: labels.lastPay, width: 12, cell: (row) => toYuan(row.last_pay) },
  { title: labels.reason, width: 20, cell: (row) => row.refund_reason },
  { title: labels.status, width: 10, cell: (row) => orderStatusLabel[row.status] },
  { title: labels.createTime, width: 20, cell: (row) => formatSecond(row.created_time) },
  { title: labels.name, width: 12, cell: (row) => row.booker_name },
  { title: labels.number, width: 14, cell: (row) => row.phone },
  { title: labels.idcard, width: 22, cell: (row) => row.idcard },
  { title: labels.estimatedCheckIn, width: 20, cell: (row) => formatSecond(row.arrive_time) },
  { title: labels.estimatedCheckOut, width: 20, cell: (row) => formatSecond(row.leave_time) },
  { title: labels.refundAmount, width: 12, cell: refundOf },
  { title: labels.checkedInTime, width: 20, cell: (row) => momentOf(row.checked_in_time) },
  { title: labels.checkedOutTime, width: 20, cell: (row) => momentOf(row.checked_out_time) },
  { title: labels.isNoShow, width: 8, cell: (row) => (row.is_no_show === 1 ? '是' : null) },
  { title: labels.isReleased, width: 8, cell: (row) => (row.is_released === 1 ? '是' : null) },
  {
    title: labels.guarantee,
    width: 10,
    cell: (row) => guaranteeLabel[guaranteeOf(row.status, row.guarantee)],
  },
  {
    title: labels.holdUntil,
    width: 20,
    cell: (row) => (row.status === OrderStatus.unpaid ? momentOf(row.hold_until) : null),
  },
];

/** The orders of a selection as a table, with ID numbers and phones whole. */
export default exportTable(import.meta.url, ({ db }, selection: Selection | null) => ({
  name: '订单',
  columns,
  rows: rowsOf(db, selection),
}));

async function* rowsOf(db: Db, selection: Selection | null): AsyncGenerator<Cell[][]> {
  if (!selection) return;
  for await (const orders of eachOrder(db, selection)) {
    yield orders.map((row) => columns.map(({ cell }) => cell(row)));
  }
}

/** All orders of a selection, newest first, in batches. */
async function* eachOrder(db: Db, selection: Selection): AsyncGenerator<OrderRow[]> {
  for await (const ids of eachBatch(db, orderList(selection))) yield await readOrders(db, ids);
}
