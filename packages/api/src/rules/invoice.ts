import { InvoiceState } from '../contract/invoice.ts';
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

/** 开具 by the invoice service, 登记 of a number that was typed, 作废. */
export type InvoiceAct = 'send' | 'issue' | 'void';

/** From which states each act is possible where an invoice service is configured. */
const withService: Record<InvoiceAct, readonly InvoiceState[]> = {
  send: [InvoiceState.requested],
  issue: [InvoiceState.requested],
  void: [InvoiceState.requested, InvoiceState.issued],
};

/** The same without one: what was sent to a former service is written down or taken back by hand. */
const byHand: Record<InvoiceAct, readonly InvoiceState[]> = {
  send: [],
  issue: [InvoiceState.requested, InvoiceState.issuing],
  void: [InvoiceState.requested, InvoiceState.issuing, InvoiceState.issued],
};

/** The states from which an act is possible. */
export const invoiceStatesFor = (act: InvoiceAct, hasService: boolean): readonly InvoiceState[] =>
  (hasService ? withService : byHand)[act];

/** Why an invoice is not sent to the service: its order has received less by now; null when it is. Fen. */
export const sendRefusal = (received: number, invoiced: number): string | null => {
  const above = invoicedAbove(received, invoiced);
  return above === 0
    ? null
    : `开票合计超出已收 ${formatYuan(toYuan(above))}，请作废后按实收重新申请`;
};
