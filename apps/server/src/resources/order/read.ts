import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { downloadOrders as contract, Order, orderExportLabel } from '@anzhu/api/contract/order';
import { keptOfOrder } from '../../platform/cleanUp/retention.ts';
import { hotelTime } from '../../platform/clock.ts';
import { countList, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/query.ts';
import type { ExportTable } from '../../platform/exports/exportTable.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { maskedKeyword, wholeNumberLog } from '../../platform/search/wholeNumber.ts';
import billTables from './billTables.ts';
import ordersTable from './ordersTable.ts';
import { orderFor, readOrders, toListedOrder, toOrder } from './queries.ts';
import { findByKeyword, orderList, selectionOf, sortColumns } from './selection.ts';

/** The list of orders, newest first: of all hotels, or of one's own (spec: orders). */
export const orderPage: Handler<'orderPage'> = async (call, server) => {
  const { input, session, origin } = call;
  const { reports: db } = server.store;
  const found = await findByKeyword(call, server);
  const selection = await selectionOf(db, input, { session, time: hotelTime(server), found });
  // By creation the newest are first, unless a direction is named.
  const isUsual = input.orderBy === 'createTime' && input.direction === undefined;
  const orderBy = isUsual ? undefined : orderOf(sortColumns, input);
  const list = selection && { ...orderList(selection), orderBy };
  const { ids, ...page } = await readPage(db, list, input.page);
  const rows = await readOrders(db, ids);
  const data = { page: { records: rows.map(toListedOrder), ...page } };
  const [log, ...others] = rows
    .filter(({ id }) => found?.byWholeNumber.has(id))
    .map(({ id, hotel_id: hotelId }) =>
      wholeNumberLog({ kind: 'order', id, hotelId }, input.keyword ?? ''),
    );
  if (!log) return data;
  return server.store.change({ session, origin }, () =>
    Promise.resolve({ data, log: [log, ...others] }),
  );
};

/** An order with its personal numbers unmasked; the access is logged. */
export const getOrder: Handler<'getOrder'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const row = await orderFor(tx, input.id, session);
    return {
      data: { ...toOrder(row), kept: await keptOfOrder(tx, row, server) },
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
  const { page: _page, hotelId, roomType, keyword, content = 'orders', ...filters } = call.input;
  const found = await findByKeyword(call, server);
  const selection = await selectionOf(db, call.input, {
    session: call.session,
    time: hotelTime(server),
    found,
  });
  const isOrders = content === 'orders';
  const tableOf = isOrders
    ? { table: ordersTable, given: selection }
    : { table: billTables, given: { selection, content } };
  return loggedExport<unknown>(call, server, {
    ...(tableOf as { table: ExportTable<unknown>; given: unknown }),
    kind: 'order',
    name: orderExportLabel[content],
    count: selection ? await countList(db, orderList(selection)) : 0,
    filters: {
      ...byLabel(Order, { hotelId, roomType }),
      ...byLabel(contract.input, {
        ...filters,
        ...(!isOrders && { content }),
        ...(keyword !== undefined && { keyword: maskedKeyword(keyword) }),
      }),
    },
  });
};
