import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { downloadOrders as contract, Order } from '@anzhu/api/contract/order';
import { hotelTime } from '../../platform/clock.ts';
import { countList, readPage } from '../../platform/db/list.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import ordersTable from './ordersTable.ts';
import { orderFor, readOrders, toListedOrder, toOrder } from './queries.ts';
import { orderList, selectionOf } from './selection.ts';

/** The list of orders, newest first: of all hotels, or of one's own (spec: orders). */
export const orderPage: Handler<'orderPage'> = async ({ input, session }, server) => {
  const { reports: db } = server.store;
  const selection = await selectionOf(db, input, { session, time: hotelTime(server) });
  const list = selection && orderList(selection);
  const { ids, ...page } = await readPage(db, list, input.page);
  const records = (await readOrders(db, ids)).map(toListedOrder);
  return { page: { records, ...page } };
};

/** An order with its personal numbers unmasked; the access is logged. */
export const getOrder: Handler<'getOrder'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const row = await orderFor(tx, input.id, session);
    return {
      data: toOrder(row),
      log: {
        type: LogType.personalData,
        sketch: `查看订单 ${row.id} 的完整信息`,
        target: { kind: 'order', id: row.id },
        hotelId: row.hotel_id,
      },
    };
  });

/** The orders of the list's filters as a workbook, whole; who took it is written down. */
export const downloadOrders: Handler<'downloadOrders'> = async (call, server) => {
  const { reports: db } = server.store;
  const { page: _page, hotelId, roomType, ...filters } = call.input;
  const selection = await selectionOf(db, call.input, {
    session: call.session,
    time: hotelTime(server),
  });
  return loggedExport(call, server, {
    table: ordersTable,
    given: selection,
    kind: 'order',
    count: selection ? await countList(db, orderList(selection)) : 0,
    filters: {
      ...byLabel(Order, { hotelId, roomType }),
      ...byLabel(contract.input, filters),
    },
  });
};
