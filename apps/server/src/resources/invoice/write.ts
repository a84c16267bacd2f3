import { InvoiceState } from '@anzhu/api/contract/invoice';
import { invoiceRefusal, invoiceStatesFor } from '@anzhu/api/rules/invoice';
import { toFen } from '@anzhu/api/rules/money';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { lockedOrder } from '../order/index.ts';
import { invoiceRecord } from './log.ts';
import { invoiceFor, invoicesOf, stateConflict } from './queries.ts';

/** Asks for an invoice of what an order has paid and that no other invoice says. */
export const addInvoice: Handler<'addInvoice'> = (call, { store, clock }) => {
  const { input, session } = call;
  return changeRecord(store, call, { record: invoiceRecord, verb: '申请开票' }, async (tx) => {
    // Two clerks who ask at once: the second counts the first one's.
    const order = await lockedOrder(tx, input.orderId, session);
    const amount = toFen(input.amount);
    if (amount <= 0) throw invalid('amount', '应大于 0');
    const { invoiced } = await invoicesOf(tx, order.id);
    const refusal = invoiceRefusal(amount, order.received, invoiced);
    if (refusal !== null) throw conflict(refusal, 'amount');
    const { id } = await tx
      .insertInto('invoice')
      .values({
        order_id: order.id,
        title: input.name,
        tax_number: input.taxNumber ?? '',
        mail: input.mail ?? '',
        amount,
        state: InvoiceState.requested,
        number: '',
        note: input.note ?? '',
        created_by: session.userId,
        created_time: localTime(clock.now()),
        issued_time: null,
        void_reason: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/** Writes down the number under which the tax service has issued it. */
export const issueInvoice: Handler<'issueInvoice'> = (call, { store, clock, invoicing }) => {
  const { input, session } = call;
  const target = { record: invoiceRecord, id: rowId(input.id), verb: '开具' };
  return changeRecord(store, call, target, async (tx) => {
    const { id, state } = await invoiceFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('invoice')
      .set({
        state: InvoiceState.issued,
        number: input.number,
        issued_time: localTime(clock.now()),
        refusal: '',
      })
      .where('id', '=', id)
      .where('state', 'in', invoiceStatesFor('issue', invoicing !== null))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw stateConflict(state);
    return { data: null };
  });
};

/** Takes an invoice back: its sum can be invoiced again. */
export const voidInvoice: Handler<'voidInvoice'> = (call, { store, invoicing }) => {
  const { input, session } = call;
  const target = { record: invoiceRecord, id: rowId(input.id), verb: '作废' };
  return changeRecord(store, call, target, async (tx) => {
    const { id, state } = await invoiceFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('invoice')
      .set({ state: InvoiceState.voided, void_reason: input.reason })
      .where('id', '=', id)
      .where('state', 'in', invoiceStatesFor('void', invoicing !== null))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw stateConflict(state);
    return { data: null };
  });
};
