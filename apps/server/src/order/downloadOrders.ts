import type { Contract } from '@anzhu/api/contract';
import { formatSecond, orderStatusLook, toYuan } from '@anzhu/domain/rules';
import { type Labelled, LogType } from '../audit/log.ts';
import { localTime } from '../clock.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import type { Db } from '../db/store.ts';
import type { Handler } from '../http/handler.ts';
import type { Cell } from '../sheets/cell.ts';
import { type Column, workbook, workbookType } from '../sheets/workbook.ts';
import { eachOrder } from './eachOrder.ts';
import { orderList } from './orderList.ts';
import type { OrderRow } from './read.ts';
import { type Selection, selectionOf } from './selection.ts';

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
  { title: '订单状态', width: 10, cell: (row) => orderStatusLook[row.status].label },
  { title: '下单时间', width: 20, cell: (row) => formatSecond(row.created_time) },
  { title: '预订人', width: 12, cell: (row) => row.booker_name },
  { title: '联系电话', width: 14, cell: (row) => row.phone },
  { title: '身份证号', width: 22, cell: (row) => row.idcard },
  { title: '预计入住', width: 20, cell: (row) => formatSecond(row.arrive_time) },
  { title: '预计离店', width: 20, cell: (row) => formatSecond(row.leave_time) },
];

/** The orders of the list's filters as a workbook, whole; who took it is written down. */
export const downloadOrders: Handler<Contract['downloadOrders']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const { db } = store;
  const time = localTime(clock.now());
  const selection = await selectionOf(db, input, session);
  const count = selection ? totalOf(await monthsOf(db, orderList(selection))) : 0;
  await store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.ordinary,
        sketch: `导出订单 ${count} 条`,
        target: { kind: '订单', id: 0 },
        hotelId: session.hotelId,
        after: { ...labelled(input), 行数: count },
      },
    }),
  );
  return {
    fileName: `订单_${time.replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: workbook({ name: '订单', columns, rows: rowsOf(db, selection) }),
  };
};

async function* rowsOf(db: Db, selection: Selection | null): AsyncGenerator<Cell[][]> {
  if (!selection) return;
  for await (const orders of eachOrder(db, selection)) {
    yield orders.map((row) => columns.map(({ cell }) => cell(row)));
  }
}

/** The filters that were set, by their labels. */
const labelled = (filter: Parameters<typeof downloadOrders>[0]['input']): Labelled => ({
  ...(filter.beginTime !== undefined && { 开始日期: filter.beginTime }),
  ...(filter.endTime !== undefined && { 结束日期: filter.endTime }),
  ...(filter.status !== undefined && { 订单状态: orderStatusLook[filter.status].label }),
  ...(filter.roomType !== undefined && { 房型编号: filter.roomType }),
  ...(filter.province !== undefined && { 客源省份: filter.province }),
});
