import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { methodMissing, methodOf } from '@anzhu/api/rules/payMethod';
import { sql } from 'kysely';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { invalid } from '../../platform/refusal.ts';

/** The way of a payment that a channel has collected: the mini program's is WeChat. */
export const paymentMethodOf = (source: OrderSource): PayMethod =>
  source === OrderSource.miniProgram ? PayMethod.wechat : PayMethod.other;

interface Payment {
  /** Paid by the guest; below zero what they are given back. */
  amount: Fen;
  method: Tables['bill_line']['method'];
  note: string;
  by: number | null;
  time: LocalTime;
}

/** Writes down money that a guest pays for the nights of an order, or is given back. */
export async function recordPayment(
  tx: Tx,
  orderId: number,
  { amount, method, note, by, time }: Payment,
): Promise<void> {
  if (amount === 0) return;
  await tx
    .insertInto('bill_line')
    .values({
      order_id: orderId,
      kind: amount > 0 ? LineKind.payment : LineKind.refund,
      amount: Math.abs(amount),
      method,
      note,
      created_by: by,
      created_time: time,
      voided_by: null,
      voided_time: null,
      with_price: 1,
    })
    .execute();
}

/** Payments that count: neither voided nor reversed, nor reversals. */
const payments = (db: Db) =>
  db
    .selectFrom('bill_line')
    .where('kind', '=', LineKind.payment)
    .where('voided_time', 'is', null)
    .where('reverses_id', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from bill_line as reversal
        where reversal.reverses_id = bill_line.id and reversal.voided_time is null)`,
    );

/** What channels have collected for each of some orders; none of an order for which it was the desk. */
export async function channelPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, Fen>> {
  const rows = await payments(db)
    .select(['order_id', 'amount'])
    .where('order_id', 'in', orderIds)
    .where('created_by', 'is', null)
    .execute();
  const sums = new Map<number, Fen>();
  for (const { order_id: id, amount } of rows) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/** How the latest payment of an order was made; null without one. */
export async function lastPayMethod(db: Db, orderId: number): Promise<PayMethod | null> {
  const last = await payments(db)
    .select('method')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.method ?? null;
}

interface Sum {
  /** Below zero what is given back. */
  amount: Fen;
  /** As chosen. */
  method: PayMethod | undefined;
  /** Of money that a call may send without its way. */
  unnamed?: PayMethod;
}

/** The way that a sum of an order goes; refuses money received without one. */
export async function payMethodOf(
  db: Db,
  orderId: number,
  { amount, method, unnamed }: Sum,
): Promise<PayMethod> {
  const cameBy = amount < 0 ? await lastPayMethod(db, orderId) : null;
  const way = methodOf(method, amount, cameBy) ?? unnamed;
  if (way === undefined && amount > 0) throw invalid('method', methodMissing);
  return way ?? PayMethod.other;
}

/**
 * The way of what several orders pay and give back together, the first of them given. Where one pays what another gives
 * back, only the rest changes hands: all of it goes the way of the rest. Else it is as chosen.
 */
export async function sharedMethod(
  db: Db,
  orderId: number,
  { amounts, method }: { amounts: readonly Fen[]; method: PayMethod | undefined },
): Promise<PayMethod | undefined> {
  const isMixed = amounts.some((amount) => amount > 0) && amounts.some((amount) => amount < 0);
  if (!isMixed) return method;
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  return payMethodOf(db, orderId, { amount, method });
}

/** How money goes back to the guest; null for the payment gateway, through which they have paid. */
export type RefundRoute = { by: 'desk'; method: PayMethod } | { by: 'channel' } | null;

/**
 * How a refund of each order goes back: as the desk received the latest payment, by the channel that collected it,
 * or through the payment gateway of the mini program.
 */
export async function refundRoutes(
  db: Db,
  orders: readonly ({ id: number } & Pick<Tables['orders'], 'channel' | 'source'>)[],
): Promise<Map<number, RefundRoute>> {
  const ids = orders.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await payments(db)
          .select(['order_id', 'method', 'created_by'])
          .where('order_id', 'in', ids)
          .orderBy('id')
          .execute();
  const latest = new Map(rows.map((line) => [line.order_id, line]));
  const ways = new Map<number, RefundRoute>();
  for (const { id, channel, source } of orders) {
    const last = latest.get(id);
    const isChannels = channel !== '' && source !== OrderSource.miniProgram;
    if (last && last.created_by !== null) ways.set(id, { by: 'desk', method: last.method });
    else ways.set(id, isChannels ? { by: 'channel' } : null);
  }
  return ways;
}
