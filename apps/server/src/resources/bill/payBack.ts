import { LineKind, type MoneyMethod } from '@anzhu/api/contract/bill';
import { payBackWaits, waitingParts } from '@anzhu/api/rules/payBack';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { bit, type Fen, type LocalTime } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { recordPayment, wayBack } from './payments.ts';

/** Money that waits, of one order or of one number. */
export const selectPayBacks = (db: Db) =>
  db
    .selectFrom('pay_back')
    .leftJoin('app_user as asker', 'asker.id', 'pay_back.asked_by')
    .leftJoin('app_user as decider', 'decider.id', 'pay_back.decided_by')
    .selectAll('pay_back')
    .select(['asker.nick_name as asker', 'decider.nick_name as decider'])
    .orderBy('pay_back.id');

/** What waits of an order, oldest first. */
export const readWaiting = (db: Db, orderId: number) =>
  selectPayBacks(db)
    .where('pay_back.order_id', '=', orderId)
    .where('pay_back.state', '=', 0)
    .execute();

/** What a clerk has given back on some bills without who manages the hotel, in fen. */
async function givenBackBefore(db: Db, orderIds: readonly number[], userId: number): Promise<Fen> {
  const { sum } = await db
    .selectFrom('bill_line')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount'), 'bigint').as('sum'))
    .where('order_id', 'in', orderIds)
    .where('kind', '=', LineKind.refund)
    .where('company_id', 'is', null)
    .where('created_by', '=', userId)
    .where('voided_time', 'is', null)
    .where(sql<boolean>`not exists (select 1 from pay_back where pay_back.line_id = bill_line.id)`)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum ?? 0));
}

interface GivenBack {
  amounts: readonly Fen[];
  /** @default false */
  isMoney?: boolean;
  session: Session;
}

/** The same amounts without what goes back to accounts. */
async function moneyOf(db: Db, orders: readonly { id: number }[], amounts: readonly Fen[]) {
  const money: Fen[] = [];
  for (const [index, amount] of amounts.entries()) {
    const { id } = orders[index] ?? {};
    const isBack = id !== undefined && amount < 0;
    money.push(isBack ? 0 - (await wayBack(db, id, -amount)).rest : amount);
  }
  return money;
}

/**
 * How much of what each of several orders of one hotel gives back by an act waits for who manages it; the first order
 * names the hotel. What goes back to an account is no money that is handed out. Amounts in fen, below zero what is given
 * back; `isMoney`: nothing of it goes to an account.
 */
export async function waitingOf(
  db: Db,
  orders: readonly { id: number; hotel_id: number }[],
  { amounts: all, isMoney = false, session }: GivenBack,
): Promise<Fen[]> {
  const amounts = isMoney ? all : await moneyOf(db, orders, all);
  const amount = 0 - amounts.reduce((sum, one) => sum + one, 0);
  const [first] = orders;
  if (amount <= 0 || !first) return amounts.map(() => 0);
  const { limit } = await db
    .selectFrom('hotel')
    .select('pay_back_limit as limit')
    .where('id', '=', first.hotel_id)
    .executeTakeFirstOrThrow();
  const ids = orders.map(({ id }) => id);
  const before = await givenBackBefore(db, ids, session.userId);
  const waits = payBackWaits(session.role, { amount, before, limit });
  return waits ? waitingParts(amounts) : amounts.map(() => 0);
}

/** What a quote says of it: something would wait; nothing where nothing would. */
export async function waitsFor(
  ...of: Parameters<typeof waitingOf>
): Promise<{ waits: true } | Record<string, never>> {
  const waiting = await waitingOf(...of);
  return waiting.some((part) => part > 0) ? { waits: true } : {};
}

/** Money that changes hands by an act, or waits. */
interface Change {
  /** Paid by the guest; below zero what they are given back. */
  amount: Fen;
  /** As much of what is given back waits. */
  waiting: Fen;
  method: MoneyMethod;
  /** The company on whose account it is put. */
  companyId?: number | null;
  note: string;
  by: number;
  time: LocalTime;
}

/** Keeps money of an order that waits for who manages the hotel. */
export async function askPayBack(
  tx: Tx,
  orderId: number,
  {
    amount,
    method,
    reason,
    isWithPrice,
    by,
    time,
  }: {
    amount: Fen;
    method: MoneyMethod;
    reason: string;
    isWithPrice: boolean;
    by: number;
    time: LocalTime;
  },
): Promise<void> {
  if (amount === 0) return;
  await tx
    .insertInto('pay_back')
    .values({
      order_id: orderId,
      amount,
      method,
      act: reason,
      with_price: bit(isWithPrice),
      asked_by: by,
      asked_time: time,
      decided_by: null,
      decided_time: null,
      line_id: null,
    })
    .execute();
  await addToPayBack(tx, orderId, amount);
}

/** Changes the sum of an order that waits, which the transaction holds. */
export const addToPayBack = (tx: Tx, orderId: number, amount: Fen) =>
  tx
    .updateTable('orders')
    .set((eb) => ({ to_pay_back: eb('to_pay_back', '+', amount) }))
    .where('id', '=', orderId)
    .execute();

/** Writes down what is paid, or given back, as the price of a room changes; what waits is only asked for. */
export async function recordChange(
  tx: Tx,
  orderId: number,
  { amount, waiting, companyId, note, ...how }: Change,
): Promise<void> {
  await recordPayment(tx, orderId, { amount, waiting, companyId, note, ...how });
  await askPayBack(tx, orderId, { amount: waiting, reason: note, isWithPrice: true, ...how });
}
