import { formatYuan, toYuan } from './money.ts';

/** What can still be invoiced of an order: what its bill has received less what its invoices say. Fen, never below 0. */
export const invoiceable = (received: number, invoiced: number): number =>
  Math.max(0, received - invoiced);

/** What the invoices of an order say above what it has received, once money was given back. Fen, never below 0. */
export const invoicedAbove = (received: number, invoiced: number): number =>
  Math.max(0, invoiced - received);

/** Why an invoice of a sum cannot be asked for; null when it can. Fen. */
export const invoiceRefusal = (amount: number, received: number, invoiced: number) => {
  const most = invoiceable(received, invoiced);
  return amount <= most
    ? null
    : `可开票 ${formatYuan(toYuan(most))}，不能开 ${formatYuan(toYuan(amount))}`;
};
