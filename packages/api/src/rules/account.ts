import { OrderStatus, orderStatusLabel } from '../contract/order.ts';
import { daysBetween } from './days.ts';
import { formatYuan, toYuan } from './money.ts';
import type { Verdict } from './verdict.ts';

/** Whether what is open on the bill of an order goes on a company's account: its guests have come. */
export function accountCan(status: OrderStatus, isNoShow = false): Verdict<'status'> {
  const hasCome = status === OrderStatus.checkedIn || status === OrderStatus.completed;
  if (hasCome && !isNoShow) return { isAllowed: true };
  const what = isNoShow ? '未到店' : orderStatusLabel[status];
  return { isAllowed: false, because: 'status', reason: `订单状态为「${what}」，入住后才能挂账` };
}

/** What a company may owe, and owes: its receipts taken off what is on its account. Fen. */
export interface Credit {
  name: string;
  limit: number;
  /** Below zero of a company that has paid more. */
  owed: number;
}

/** What can still be put on an account. Fen. */
export const availableCredit = ({ limit, owed }: Omit<Credit, 'name'>): number =>
  Math.max(0, limit - owed);

const yuan = (fen: number): string => formatYuan(toYuan(fen));

/** Why a sum cannot be put on an account; null when it can. Fen. */
export const creditRefusal = (amount: number, credit: Credit): string | null =>
  amount <= availableCredit(credit)
    ? null
    : `「${credit.name}」挂账额度 ${yuan(credit.limit)}，已挂账 ${yuan(credit.owed)}，可用 ${yuan(availableCredit(credit))}，不能挂账 ${yuan(amount)}`;

/** Where received money of an order is, in fen: in the hotel's hands, and on a company's account. */
export interface ReceivedParts {
  money: number;
  onAccount: number;
  /** A part of the money was collected by a channel: it goes back first. */
  isChannels?: boolean;
}

/**
 * How much of a sum that is given back of an order goes back to an account: that first, so that nothing is handed out
 * which was not paid. What a channel collected for the room goes back before it. Fen.
 */
export const accountBack = (
  amount: number,
  { money, onAccount, isChannels = false }: ReceivedParts,
): number => {
  const most = Math.min(amount, Math.max(0, onAccount));
  return isChannels ? Math.min(most, Math.max(0, amount - Math.max(0, money))) : most;
};

/**
 * Why a sum cannot be given back of what was received in its way, also by taking back the line that received it; null
 * when it can. Fen.
 * @param held what was received so and not given back: in money, or on the account of the company
 */
export function backRefusal(
  amount: number,
  held: number,
  { isAccount, verb = '退' }: { isAccount: boolean; verb?: string },
): string | null {
  if (amount <= Math.max(0, held)) return null;
  const most = yuan(Math.max(0, held));
  return isAccount
    ? `挂账现有 ${most}，不能${verb} ${yuan(amount)}`
    : `已收款项现有 ${most}，不能${verb} ${yuan(amount)}；挂账的只能退回挂账`;
}

/** Why a receipt cannot be entered: no more than a company owes. Null when it can. Fen. */
export function receiptRefusal(amount: number, owed: number): string | null {
  if (amount <= Math.max(0, owed)) return null;
  if (owed <= 0) return '没有挂账，不能记回款';
  return `已挂账 ${yuan(owed)}，不能记 ${yuan(amount)}`;
}

/** How old what a company owes is, in days: up to 30, 60, 90, and more. */
export const ageLabels = ['30 天内', '31–60 天', '61–90 天', '90 天以上'] as const;
const ageLimits = [30, 60, 90, Infinity];

/**
 * What a company owes by its age. What it has paid, and what was taken back, settles the oldest first. Fen; a company that
 * has paid more owes nothing.
 * @param put what was put on its account, with the hotel's day
 * @param settled its receipts and what was taken back, together
 */
export function ageOwed(
  put: readonly { day: string; fen: number }[],
  settled: number,
  today: string,
): number[] {
  const ages = ageLimits.map(() => 0);
  let rest = settled;
  const oldestFirst = put.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  for (const { day, fen } of oldestFirst) {
    const paid = Math.min(rest, fen);
    rest -= paid;
    const age = daysBetween(day, today);
    const index = ageLimits.findIndex((limit) => age <= limit);
    ages[index] = (ages[index] ?? 0) + fen - paid;
  }
  return ages;
}
