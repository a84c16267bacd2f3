import { randomUUID } from 'node:crypto';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { invoiceStatesFor, sendRefusal } from '@anzhu/api/rules/invoice';
import { type Actor, type Session, systemActor, withoutKey } from '../../platform/caller.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import {
  type InvoiceReply,
  InvoiceRefused,
  type InvoiceRequest,
  type InvoiceService,
} from '../../platform/invoicing/invoiceService.ts';
import { conflict } from '../../platform/refusal.ts';
import { each, type Job } from '../../platform/schedule/job.ts';
import type { Server } from '../../platform/server.ts';
import { lockedOrder } from '../order/index.ts';
import { invoiceRecord } from './log.ts';
import { invoiceFor, type InvoiceRow, selectInvoices, stateConflict } from './queries.ts';

/** An invoice that is with the service. */
interface SentInvoice {
  id: number;
  /** When it was sent: the reply to an earlier request does not end a later one. */
  since: LocalTime;
  request: InvoiceRequest;
}

/** What the log calls the service. */
const service: Actor = { ...systemActor, name: '开票服务' };

const requestOf = (row: InvoiceRow): InvoiceRequest => ({
  id: row.request_id,
  orderId: row.order_id,
  hotel: { id: row.hotel_id, name: row.hotel_name },
  title: row.title,
  taxNumber: row.tax_number,
  mail: row.mail,
  amount: row.amount,
  note: row.note,
});

/** First step: the invoice is 开具中, so that no one else sends it, writes a number down or takes it back. */
function claim(
  { store, clock }: Server,
  actor: Actor & { session: Session },
  given: CallInput<'sendInvoice'>['id'],
): Promise<SentInvoice> {
  const target = { record: invoiceRecord, id: rowId(given), verb: '提交开具' };
  return changeRecord(store, actor, target, async (tx) => {
    const { order_id } = await invoiceFor(tx, given, actor.session);
    // What was received stays as it is until the invoice is 开具中.
    await lockedOrder(tx, String(order_id), actor.session);
    const row = await invoiceFor(tx, given, actor.session);
    if (!invoiceStatesFor('send', true).includes(row.state)) throw stateConflict(row.state);
    const refusal = sendRefusal(Number(row.received), Number(row.invoiced));
    if (refusal !== null) throw conflict(refusal);
    const since = localTime(clock.now());
    const request_id = row.request_id || randomUUID();
    const { numUpdatedRows } = await tx
      .updateTable('invoice')
      .set({ state: InvoiceState.issuing, request_id, sent_time: since, refusal: '' })
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw stateConflict(row.state);
    return { data: { id: row.id, since, request: requestOf({ ...row, request_id }) } };
  });
}

/** Last step: writes down what became of an invoice, unless that was done or it was sent again. */
function settle(
  { store, clock }: Server,
  actor: Actor,
  sent: SentInvoice,
  end: Exclude<InvoiceReply, { state: 'pending' }> | InvoiceRefused,
): Promise<{ state: InvoiceState }> {
  const isRefused = end instanceof InvoiceRefused;
  const target = { record: invoiceRecord, id: sent.id, verb: isRefused ? '退回' : '开具' };
  return changeRecord(store, actor, target, async (tx) => {
    const state = isRefused ? InvoiceState.requested : InvoiceState.issued;
    const { numUpdatedRows } = await tx
      .updateTable('invoice')
      .set(
        isRefused
          ? { state, refusal: end.message }
          : {
              state,
              number: end.number,
              url: end.url,
              issued_time: end.time ?? localTime(clock.now()),
            },
      )
      .where('id', '=', sent.id)
      .where('state', '=', InvoiceState.issuing)
      .where('sent_time', '=', sent.since)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('开票结果已更新，请刷新');
    return { data: { state } };
  });
}

/** @returns the refusal too: it is an outcome. Rejects where the outcome is unknown. */
const outcomeOf = (asked: Promise<InvoiceReply>): Promise<InvoiceReply | InvoiceRefused> =>
  asked.catch((error: unknown) => {
    if (error instanceof InvoiceRefused) return error;
    throw error;
  });

/**
 * Issues an invoice by the service, in three steps so that both sides cannot diverge: it is claimed, sent, settled. A
 * crash in between, a slow service and a lost reply leave the claim: `settleInvoices` requests the same id again.
 */
export const sendInvoice: Handler<'sendInvoice'> = async (call, server) => {
  const { input, session, origin } = call;
  const { store, invoicing, log } = server;
  const { state } = await invoiceFor(store.db, input.id, session);
  if (invoicing === null) throw conflict('没有开票服务，请登记开票');
  const actor = { session, origin };
  if (await store.isMadeBefore(actor)) return { state };
  // A refusal is no answer: of a call that is sent again the claim is new.
  const sent = await claim(server, { ...withoutKey(actor), session }, input.id);
  const end = await outcomeOf(invoicing.issue(sent.request)).catch((error: unknown) => {
    log.error('invoice service', error, origin.requestId);
    return { state: 'pending' } as const;
  });
  if (end instanceof InvoiceRefused) {
    await settle(server, service, sent, end);
    throw conflict(`开票服务退回：${end.message}`);
  }
  if (end.state === 'issued') return settle(server, actor, sent, end);
  return store.change(actor, async () => ({ data: { state: InvoiceState.issuing }, log: null }));
};

/** Milliseconds by which the request that has claimed an invoice has ended. */
const claimTimeout = 60_000;

/** Invoices read at once. */
const invoicesAtOnce = 50;

const readSent = ({ store, clock }: Server, after: number): Promise<InvoiceRow[]> =>
  selectInvoices(store.db)
    .where('invoice.state', '=', InvoiceState.issuing)
    .where('invoice.sent_time', '<', localTime(clock.now() - claimTimeout))
    .where('invoice.id', '>', after)
    .orderBy('invoice.id')
    .limit(invoicesAtOnce)
    .execute();

/**
 * Requests the outcome; what the service has never received is sent again, under the same id, unless money was given
 * back meanwhile.
 */
async function fetchOutcome(server: Server, invoicing: InvoiceService, row: InvoiceRow) {
  const request = requestOf(row);
  const sendAgain = async (): Promise<InvoiceReply> => {
    const refusal = sendRefusal(Number(row.received), Number(row.invoiced));
    if (refusal !== null) throw new InvoiceRefused(refusal);
    return invoicing.issue(request);
  };
  const end = await outcomeOf(invoicing.read(request.id).then((reply) => reply ?? sendAgain()));
  if (!(end instanceof InvoiceRefused) && end.state === 'pending') return;
  const since = row.sent_time ?? '';
  await settle(server, service, { id: row.id, since, request }, end);
}

/** Fetches the invoices that were pending, whose reply was lost, or whose server stopped before it was written down. */
export const settleInvoices: Job = {
  name: 'settle invoices',
  every: 60,
  async run(server, signal) {
    const { invoicing } = server;
    if (invoicing === null) return;
    await each<InvoiceRow>(signal, {
      read: (after) => readSent(server, after?.id ?? 0),
      act: (row) => fetchOutcome(server, invoicing, row),
    });
  },
};
