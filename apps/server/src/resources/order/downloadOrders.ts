import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { downloadOrders as contract, Order } from '@anzhu/api/contract/order';
import { localTime } from '../../platform/clock.ts';
import { countList } from '../../platform/db/monthly/months.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { orderList } from './orderList.ts';
import { selectionOf } from './selection.ts';
import ordersTable from './ordersTable.ts';

/** The orders of the list's filters as a workbook, whole; who took it is written down. */
export const downloadOrders: Handler<Contract['downloadOrders']> = async (call, server) => {
  const { db } = server.store;
  const { page: _page, hotelId, roomType, ...filters } = call.input;
  const now = localTime(server.clock.now());
  const selection = await selectionOf(db, call.input, { session: call.session, now });
  return loggedExport(call, server, {
    table: ordersTable,
    given: selection,
    kind: '订单',
    count: selection ? await countList(db, orderList(selection)) : 0,
    filters: {
      ...byLabel(Order, { hotelId, roomType }),
      ...byLabel(contract.input, filters),
    },
  });
};
