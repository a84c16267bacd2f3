import type { InvoiceState } from '@anzhu/api/contract/invoice';
import { checkedTime, fen, id, integer, ref, table, text, time, weakRef } from '../table.ts';

/** An invoice of what an order has paid. It is kept by tax law when the order's personal data is erased. */
export const invoiceTable = table(
  {
    id: id(),
    order_id: ref('orders'),
    title: text(),
    tax_number: text(),
    mail: text().kept('typed'),
    amount: fen('> 0'),
    /** The number of the tax service; empty until it is issued. */
    number: text(),
    note: text().kept('typed'),
    created_by: weakRef('app_user'),
    created_time: checkedTime(),
    issued_time: time().orNull,
    void_reason: text().kept('typed'),
    state: integer<InvoiceState>('between 0 and 3').default(0),
    /** Names it at the invoice service; empty until it is sent, then for good. */
    request_id: text().default(''),
    /** When it was last sent. */
    sent_time: time().orNull,
    /** Why the service has refused it, until it is sent again. */
    refusal: text().kept('typed').default(''),
    /** Where the service keeps it; empty for none. */
    url: text().default(''),
  },
  'index invoice_order (order_id)',
  'index invoice_state (state, created_time, id)',
);
