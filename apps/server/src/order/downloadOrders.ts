import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { downloadOrders as contract, Order } from '@anzhu/api/contract/order';
import { localTime } from '../clock.ts';
import { countList } from '../db/monthly/months.ts';
import { loggedExport } from '../exports/loggedExport.ts';
import type { Handler } from '../http/handler.ts';
import { orderList } from './orderList.ts';
import { selectionOf } from './selection.ts';

/** The orders of the list's filters as a workbook, whole; who took it is written down. */
export const downloadOrders: Handler<Contract['downloadOrders']> = async (call, server) => {
  const { db } = server.store;
  const { page: _page, hotelId, roomType, ...filters } = call.input;
  const now = localTime(server.clock.now());
  const selection = await selectionOf(db, call.input, { session: call.session, now });
  return loggedExport(call, server, {
    name: 'orders',
    given: selection,
    kind: '订单',
    count: selection ? await countList(db, orderList(selection)) : 0,
    filters: {
      ...byLabel(Order, { hotelId, roomType }),
      ...byLabel(contract.input, filters),
    },
  });
};
