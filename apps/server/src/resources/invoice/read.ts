import { downloadInvoices as contract } from '@anzhu/api/contract/invoice';
import { byLabel } from '@anzhu/api/contract/label';
import { toYuan } from '@anzhu/api/rules/money';
import { invoiceable } from '@anzhu/api/rules/invoice';
import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Session } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/store.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { orderFor } from '../order/index.ts';
import invoicesTable from './invoicesTable.ts';
import { invoicesOf, selectInvoices, toInvoice } from './queries.ts';

/** The invoices that filters select, in no order. */
function filtered(
  db: Db,
  { hotelId, state, keyword }: CallInput<'downloadInvoices'>,
  session: Session,
) {
  let query = selectInvoices(db).where(
    ofHotel('orders.hotel_id', narrowedTo(session, filterId(hotelId))),
  );
  if (state !== undefined) query = query.where('invoice.state', '=', state);
  if (keyword !== undefined) {
    query = query.where((eb) =>
      eb.or([
        contains(eb.ref('invoice.title'), keyword),
        contains(eb.ref('invoice.tax_number'), keyword),
        contains(eb.ref('invoice.number'), keyword),
        ...(/^\d{1,15}$/.test(keyword) ? [eb('invoice.order_id', '=', Number(keyword))] : []),
      ]),
    );
  }
  return query;
}

/** The invoices of a hotel, or of all, the newest first. */
export const invoicePage: Handler<'invoicePage'> = ({ input, session }, { store }) => {
  const query = filtered(store.db, input, session);
  const orderBy = orderOf(
    { createTime: 'invoice.created_time', amount: 'invoice.amount' },
    input,
    'invoice.id',
  );
  return readPaged(
    orderBy ? query.orderBy(orderBy) : query.orderBy('invoice.id', 'desc'),
    input.page,
    toInvoice,
  );
};

/** The same as a workbook; who took it is written down. */
export const downloadInvoices: Handler<'downloadInvoices'> = async (call, server) => {
  const { input, session } = call;
  const rows = await filtered(server.store.reports, input, session)
    .orderBy('invoice.id', 'desc')
    .execute();
  return loggedExport(call, server, {
    table: invoicesTable,
    given: rows.map(toInvoice),
    kind: 'invoice',
    count: rows.length,
    filters: byLabel(contract.input, input),
  });
};

/** The invoices of an order, what can still be invoiced, and to whom it was or would be. */
export const orderInvoices: Handler<'orderInvoices'> = async ({ input, session }, { store }) => {
  const order = await orderFor(store.db, input.orderId, session);
  const { rows, invoiced } = await invoicesOf(store.db, order.id);
  const [last] = rows;
  const company =
    last || order.company_id === null
      ? undefined
      : await store.db
          .selectFrom('company')
          .select(['name', 'tax_number'])
          .where('id', '=', order.company_id)
          .executeTakeFirst();
  return {
    invoices: rows.map(toInvoice),
    invoiceable: toYuan(invoiceable(order.received, invoiced)),
    name: last?.title ?? company?.name ?? null,
    taxNumber: last?.tax_number ?? company?.tax_number ?? null,
  };
};
