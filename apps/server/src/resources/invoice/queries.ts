import { LineKind } from '@anzhu/api/contract/bill';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import { type Invoice, InvoiceState, invoiceStateLabel } from '@anzhu/api/contract/invoice';
import { invoicedAbove } from '@anzhu/api/rules/invoice';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { type Fen, rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** What the invoices of an order that count come to, and what its bill has received, in fen. */
const ofOrder = [
  sql<Fen>`(select coalesce(sum(counted.amount), 0) from invoice as counted
    where counted.order_id = invoice.order_id
      and counted.state <> ${sql.lit(InvoiceState.voided)})`.as('invoiced'),
  sql<Fen>`(select coalesce(sum(case kind when ${sql.lit(LineKind.payment)} then bill_line.amount
      when ${sql.lit(LineKind.refund)} then -bill_line.amount else 0 end), 0) from bill_line
    where bill_line.order_id = invoice.order_id and voided_time is null)`.as('received'),
] as const;

/** Invoices with their order and its hotel. */
export const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .leftJoin('app_user', 'app_user.id', 'invoice.created_by')
    .selectAll('invoice')
    .select([
      'orders.hotel_id',
      'orders.booker_name',
      'hotel.name as hotel_name',
      'app_user.nick_name as author',
    ])
    .select(ofOrder);

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

/** What an invoice that counts and the others of its order say above what was received, in fen. */
const excessOf = ({ state, received, invoiced }: InvoiceRow): Fen =>
  state === InvoiceState.voided ? 0 : invoicedAbove(Number(received), Number(invoiced));

/** An invoice as the wire has it. */
export const toInvoice = (row: InvoiceRow): WithRowIds<Invoice> => ({
  id: row.id,
  orderId: row.order_id,
  booker: row.booker_name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  name: row.title,
  taxNumber: row.tax_number,
  mail: row.mail,
  amount: toYuan(row.amount),
  state: row.state,
  number: row.number,
  note: row.note,
  createTime: row.created_time,
  createdBy: row.author,
  issueTime: row.issued_time,
  voidReason: row.void_reason,
  url: row.url,
  sendTime: row.sent_time,
  refusal: row.refusal,
  ...(excessOf(row) > 0 && { excess: toYuan(excessOf(row)) }),
});

/** The invoice that a call names. Refuses one that does not exist, and one of another hotel. */
export async function invoiceFor(db: Db, id: Id, session: Session): Promise<InvoiceRow> {
  const row = await selectInvoices(db).where('invoice.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('发票');
  return row;
}

/** Another clerk or the service was first. */
export const stateConflict = (state: InvoiceState) =>
  conflict(`发票状态为「${invoiceStateLabel[state]}」，请刷新后重试`);

/** The invoices of an order, the newest first, and what those that count come to in fen. */
export async function invoicesOf(
  db: Db,
  orderId: number,
): Promise<{ rows: InvoiceRow[]; invoiced: Fen }> {
  const rows = await selectInvoices(db)
    .where('invoice.order_id', '=', orderId)
    .orderBy('invoice.id', 'desc')
    .execute();
  const counted = rows.filter(({ state }) => state !== InvoiceState.voided);
  return { rows, invoiced: counted.reduce((sum, { amount }) => sum + amount, 0) };
}
