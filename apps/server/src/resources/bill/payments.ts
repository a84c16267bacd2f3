import { LineKind, type MoneyMethod, PayMethod } from '@anzhu/api/contract/bill';
import type { Role } from '@anzhu/api/contract/role';
import { accountBack } from '@anzhu/api/rules/account';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import {
  type HeldMoney,
  methodMissing,
  methodOf,
  wayBackOf,
  wayBackRefusal,
} from '@anzhu/api/rules/payMethod';
import { sql } from 'kysely';
import { bit, type Fen, type LocalTime } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { conflict, invalid } from '../../platform/refusal.ts';

/** The way of a payment that a channel has collected: the mini program's is WeChat. */
export const paymentMethodOf = (source: OrderSource): MoneyMethod =>
  source === OrderSource.miniProgram ? PayMethod.wechat : PayMethod.other;

interface Payment {
  /** Paid by the guest; below zero what they are given back. */
  amount: Fen;
  method: MoneyMethod;
  note: string;
  by: number | null;
  /** As much of what is given back in money waits, and is not written. */
  waiting?: Fen;
  /** The channel of the order has received it. */
  isByChannel?: boolean;
  /** It is put on the account of a company instead of being paid. */
  companyId?: number | null | undefined;
  time: LocalTime;
}

/**
 * Writes down money that a guest pays for the nights of an order, or is given back: of what is on account as much goes
 * back there as `accountBack` says.
 */
export async function recordPayment(
  tx: Tx,
  orderId: number,
  { amount, waiting = 0, method, note, by, isByChannel = false, companyId = null, time }: Payment,
): Promise<void> {
  if (amount === 0) return;
  const line = {
    order_id: orderId,
    kind: amount > 0 ? LineKind.payment : LineKind.refund,
    note,
    created_by: by,
    created_time: time,
    voided_by: null,
    voided_time: null,
    with_price: 1,
    by_channel: bit(isByChannel),
  } as const;
  const { accounts, rest } =
    amount > 0 ? { accounts: [], rest: amount } : await wayBack(tx, orderId, -amount);
  const atOnce = rest - waiting;
  const lines = [
    ...accounts.map((one) => ({
      ...line,
      amount: one.amount,
      method: PayMethod.other,
      company_id: one.companyId,
    })),
    ...(atOnce > 0 ? [{ ...line, amount: atOnce, method, company_id: companyId }] : []),
  ];
  if (lines.length > 0) await tx.insertInto('bill_line').values(lines).execute();
}

/** Payments in money that count: neither voided nor reversed, nor reversals. */
const payments = (db: Db) =>
  db
    .selectFrom('bill_line')
    .where('kind', '=', LineKind.payment)
    .where('bill_line.company_id', 'is', null)
    .where('voided_time', 'is', null)
    .where('reverses_id', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from bill_line as reversal
        where reversal.reverses_id = bill_line.id and reversal.voided_time is null)`,
    );

/** What channels have received for each of some orders; none of an order for which it was the desk. */
export async function channelPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, Fen>> {
  const rows = await payments(db)
    .select(['order_id', 'amount'])
    .where('order_id', 'in', orderIds)
    .where('by_channel', '=', 1)
    .execute();
  const sums = new Map<number, Fen>();
  for (const { order_id: id, amount } of rows) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/** Where the money of an order is. */
async function heldMoneyOf(db: Db, orderId: number): Promise<HeldMoney & { money: Fen }> {
  const rows = await payments(db)
    .innerJoin('orders', 'orders.id', 'bill_line.order_id')
    .select(['bill_line.method', 'amount', 'by_channel', 'channel'])
    .where('order_id', '=', orderId)
    .orderBy('bill_line.id')
    .execute();
  const isChannels = (row: (typeof rows)[number]): boolean =>
    row.by_channel === 1 && row.channel !== '';
  const channelWay = rows.findLast(isChannels)?.method ?? null;
  const refunds = await db
    .selectFrom('bill_line')
    .select(['method', 'amount'])
    .where('order_id', '=', orderId)
    .where('kind', '=', LineKind.refund)
    .where('company_id', 'is', null)
    .where('voided_time', 'is', null)
    .execute();
  const sum = (lines: readonly { amount: Fen }[]): Fen =>
    lines.reduce((total, { amount }) => total + amount, 0);
  const received = sum(rows.filter((row) => !isChannels(row)));
  const paidBack = sum(refunds.filter(({ method }) => method !== channelWay));
  const { promised } = await db
    .selectFrom('orders')
    .select('to_pay_back as promised')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const money = sum(rows) - sum(refunds) - promised;
  return { desk: received - paidBack, money, channelWay, last: rows.at(-1)?.method ?? null };
}

/** A sum on the account of a company. */
interface OnAccount {
  companyId: number;
  amount: Fen;
}

/** What of an order is on accounts and was not given back, the latest first. */
export async function readOnAccount(db: Db, orderId: number): Promise<OnAccount[]> {
  const rows = await db
    .selectFrom('bill_line')
    .select((eb) => [
      'company_id',
      eb.fn.max('id').as('last'),
      eb
        .cast<number>(
          sql`sum(case when kind = ${sql.lit(LineKind.payment)} then amount else -amount end)`,
          'bigint',
        )
        .as('amount'),
    ])
    .where('order_id', '=', orderId)
    .where('company_id', 'is not', null)
    .where('voided_time', 'is', null)
    .groupBy('company_id')
    .execute();
  return rows
    .toSorted((one, other) => other.last - one.last)
    .flatMap(({ company_id: companyId, amount }) =>
      companyId === null || amount <= 0 ? [] : [{ companyId, amount }],
    );
}

/** What of a sum that an order gives back goes to which accounts, and what is handed out. */
export async function wayBack(
  db: Db,
  orderId: number,
  amount: Fen,
): Promise<{ accounts: OnAccount[]; rest: Fen }> {
  const held = await readOnAccount(db, orderId);
  if (held.length === 0) return { accounts: [], rest: amount };
  const { money, channelWay } = await heldMoneyOf(db, orderId);
  const onAccount = held.reduce((sum, one) => sum + one.amount, 0);
  let due = accountBack(amount, { money, onAccount, isChannels: channelWay !== null });
  const rest = amount - due;
  const accounts = held.map((one) => {
    const back = Math.min(due, one.amount);
    due -= back;
    return { ...one, amount: back };
  });
  return { accounts: accounts.filter((one) => one.amount > 0), rest };
}

/**
 * How what an order would give back goes by default, `amount` below zero, and what of it goes back to an account: the way
 * is null where nothing was received.
 */
export async function cameByOf(
  db: Db,
  orderId: number,
  amount: Fen,
): Promise<{ cameBy: PayMethod | null; accountBack?: number }> {
  const held = await heldMoneyOf(db, orderId);
  if (amount >= 0) return { cameBy: wayBackOf(-amount, held) };
  const { rest } = await wayBack(db, orderId, -amount);
  if (rest === -amount) return { cameBy: wayBackOf(rest, held) };
  return {
    cameBy: rest === 0 ? PayMethod.account : wayBackOf(rest, held),
    accountBack: toYuan(-amount - rest),
  };
}

/** The same of several orders: the way of the first one that gives money back, and what all give back to accounts. */
export async function cameByOfAll(
  db: Db,
  orders: readonly { id: number; amount: Fen }[],
): Promise<Awaited<ReturnType<typeof cameByOf>>> {
  const ways = [];
  for (const { id, amount } of orders) ways.push(await cameByOf(db, id, amount));
  const back = ways.reduce((sum, one) => sum + toFen(one.accountBack ?? 0), 0);
  const first = ways.find(({ cameBy }) => cameBy !== PayMethod.account) ?? ways[0];
  return { cameBy: first?.cameBy ?? null, ...(back > 0 && { accountBack: toYuan(back) }) };
}

/** How a sum goes as it was chosen, and who chose it: null where nothing of it changes hands. */
interface ChosenWay {
  method: PayMethod | undefined;
  role: Role | null;
}

interface Sum extends ChosenWay {
  /** Below zero what is given back. */
  amount: Fen;
  /** Of money that a call may send without its way. */
  unnamed?: MoneyMethod;
}

/** The refusal of what is to be put on an account where it cannot. */
const onlyInBill = '挂账请在结账或账单中办理';

/**
 * The way that a sum of an order goes, but for what of it goes back to an account; refuses money received without one,
 * and what a channel holds handed out at the desk.
 */
export async function payMethodOf(
  db: Db,
  orderId: number,
  { amount, method, role, unnamed }: Sum,
): Promise<MoneyMethod> {
  if (amount >= 0) {
    const way = methodOf(method, amount, null) ?? unnamed;
    if (way === undefined && amount > 0) throw invalid('method', methodMissing);
    if (way === PayMethod.account && amount > 0) throw invalid('method', onlyInBill);
    return way === undefined || way === PayMethod.account ? PayMethod.other : way;
  }
  const { rest } = await wayBack(db, orderId, -amount);
  if (rest === 0) return PayMethod.other;
  const held = await heldMoneyOf(db, orderId);
  if (method === PayMethod.account) throw invalid('method', methodMissing);
  const way = method ?? wayBackOf(rest, held) ?? unnamed ?? PayMethod.other;
  const refusal = wayBackRefusal(rest, way, { held, role });
  if (refusal !== null) throw conflict(refusal, 'method');
  return way;
}

/**
 * The way of what several orders pay and give back together, the first of them given. Where one pays what another gives
 * back, only the rest changes hands: all of it goes the way of the rest. Else it is as chosen.
 */
export async function sharedWay(
  db: Db,
  orderIds: readonly number[],
  { amounts, ...chosen }: ChosenWay & { amounts: readonly Fen[] },
): Promise<ChosenWay> {
  const isMixed = amounts.some((amount) => amount > 0) && amounts.some((amount) => amount < 0);
  if (!isMixed) return chosen;
  for (const id of orderIds) {
    const held = await readOnAccount(db, id);
    if (held.length > 0) throw conflict(`订单 ${id} 有挂账，请逐间办理`);
  }
  const orderId = orderIds[0] ?? 0;
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  return { method: await payMethodOf(db, orderId, { amount, ...chosen }), role: null };
}

/** How money goes back to the guest; null for the payment gateway, through which they have paid. */
export type RefundRoute = { by: 'desk'; method: MoneyMethod } | { by: 'channel' } | null;

/**
 * How a refund of each order goes back: as the desk received the latest payment, by the channel that collected it or
 * more than the desk holds, or through the payment gateway of the mini program.
 */
export async function refundRoutes(
  db: Db,
  orders: readonly ({ id: number } & Pick<
    Tables['orders'],
    'channel' | 'source' | 'refund_due' | 'last_pay'
  >)[],
): Promise<Map<number, RefundRoute>> {
  const ids = orders.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await payments(db)
          .select(['order_id', 'method', 'by_channel', 'amount'])
          .where('order_id', 'in', ids)
          .orderBy('id')
          .execute();
  const paid = Map.groupBy(rows, (line) => line.order_id);
  return new Map(
    orders.map(({ id, channel, source, refund_due, last_pay }): [number, RefundRoute] => {
      const ofDesk = paid.get(id)?.filter((line) => line.by_channel === 0) ?? [];
      const last = paid.get(id)?.at(-1);
      const isByDesk = last?.by_channel === 0;
      const held = ofDesk.reduce((sum, line) => sum + line.amount, 0);
      const isOfDesk = channel === '' || (refund_due ?? last_pay) <= held;
      const isChannels = channel !== '' && source !== OrderSource.miniProgram;
      if (isByDesk && (isOfDesk || !isChannels)) return [id, { by: 'desk', method: last.method }];
      return [id, isChannels ? { by: 'channel' } : null];
    }),
  );
}
