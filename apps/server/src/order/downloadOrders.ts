import { orderStatusLabel } from '@anzhu/api/contract/order';
import type { Contract } from '@anzhu/api/contract';
import type { Labelled } from '../audit/log.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import { loggedExport } from '../exports/loggedExport.ts';
import type { Handler } from '../http/handler.ts';
import { orderList } from './orderList.ts';
import { selectionOf } from './selection.ts';

/** The orders of the list's filters as a workbook, whole; who took it is written down. */
export const downloadOrders: Handler<Contract['downloadOrders']> = async (call, server) => {
  const { db } = server.store;
  const selection = await selectionOf(db, call.input, call.session);
  return loggedExport(call, server, {
    name: 'orders',
    given: selection,
    kind: '订单',
    count: selection ? totalOf(await monthsOf(db, orderList(selection))) : 0,
    filters: labelled(call.input),
  });
};

/** The filters that were set, by their labels. */
const labelled = (filter: Parameters<typeof downloadOrders>[0]['input']): Labelled => ({
  ...(filter.beginTime !== undefined && { 开始日期: filter.beginTime }),
  ...(filter.endTime !== undefined && { 结束日期: filter.endTime }),
  ...(filter.status !== undefined && { 订单状态: orderStatusLabel[filter.status] }),
  ...(filter.roomType !== undefined && { 房型编号: filter.roomType }),
  ...(filter.province !== undefined && { 客源省份: filter.province }),
});
