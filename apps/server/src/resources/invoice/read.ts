import { toYuan } from '@anzhu/api/rules/money';
import { invoiceable } from '@anzhu/api/rules/invoice';
import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { orderFor } from '../order/index.ts';
import { invoicesOf, selectInvoices, toInvoice } from './queries.ts';

/** The invoices of a hotel, or of all, the newest first. */
export const invoicePage: Handler<'invoicePage'> = ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { state, keyword } = input;
  let query = selectInvoices(store.db).where(ofHotel('orders.hotel_id', hotelId));
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
