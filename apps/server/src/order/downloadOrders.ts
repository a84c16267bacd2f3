import type { Contract } from '@anzhu/api/contract';
import { orderStatusLook } from '@anzhu/domain/rules';
import { type Labelled, LogType } from '../audit/log.ts';
import { localTime } from '../clock.ts';
import { monthsOf, totalOf } from '../db/monthly/months.ts';
import { exported } from '../exports/exported.ts';
import type { Handler } from '../http/handler.ts';
import { workbookType } from '../sheets/workbook.ts';
import { orderList } from './orderList.ts';
import { selectionOf } from './selection.ts';

/** The orders of the list's filters as a workbook, whole; who took it is written down. */
export const downloadOrders: Handler<Contract['downloadOrders']> = async (
  { input, session, origin },
  { store, clock, config },
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
    body: exported(config, 'orders', selection),
  };
};

/** The filters that were set, by their labels. */
const labelled = (filter: Parameters<typeof downloadOrders>[0]['input']): Labelled => ({
  ...(filter.beginTime !== undefined && { 开始日期: filter.beginTime }),
  ...(filter.endTime !== undefined && { 结束日期: filter.endTime }),
  ...(filter.status !== undefined && { 订单状态: orderStatusLook[filter.status].label }),
  ...(filter.roomType !== undefined && { 房型编号: filter.roomType }),
  ...(filter.province !== undefined && { 客源省份: filter.province }),
});
