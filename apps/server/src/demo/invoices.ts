import { OrderStatus } from '@anzhu/api/contract/order';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import type { Db } from '../platform/db/store.ts';

/** Of every so many completed orders of a hotel one was invoiced, the last ones not yet. */
const every = 9;
const waiting = 3;
const most = 40;

/** Adds what guests of a hotel have asked invoices for, once their payments are written. */
export async function addInvoices(db: Db, hotelId: number): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('bill_line', 'bill_line.order_id', 'orders.id')
    .where('hotel_id', '=', hotelId)
    .where('status', '=', OrderStatus.completed)
    .where('is_no_show', '=', 0)
    .where('kind', '=', 3)
    .select(['orders.id', 'booker_name', 'leave_time', 'bill_line.amount'])
    .orderBy('leave_time', 'desc')
    .limit(every * most)
    .execute();
  const asked = orders.filter((_, index) => index % every === 0);
  if (asked.length === 0) return;
  await db
    .insertInto('invoice')
    .values(
      asked.toReversed().map(({ id, booker_name, leave_time, amount }, index) => {
        const isIssued = index < asked.length - waiting;
        return {
          order_id: id,
          title: booker_name,
          tax_number: '',
          mail: '',
          amount,
          state: isIssued ? InvoiceState.issued : InvoiceState.requested,
          number: isIssued ? `2431200000${String(id).padStart(10, '0')}` : '',
          note: '',
          created_by: null,
          created_time: leave_time,
          issued_time: isIssued ? leave_time : null,
          void_reason: '',
        };
      }),
    )
    .execute();
}
