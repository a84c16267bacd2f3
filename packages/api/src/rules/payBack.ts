import { management, type Role } from '../contract/role.ts';
import { formatYuan } from './money.ts';

/** What is known of money that an act of the desk gives back, in fen. */
export interface GivenBack {
  /** By this act. */
  amount: number;
  /** On these bills before, by the same clerk. */
  before: number;
  /** What staff of the hotel give back on a bill without a manager. */
  limit: number;
}

/** Whether what is given back waits for who manages the hotel; never of themselves. Without a role, as `orderCan`. */
export const payBackWaits = (role: Role | null, { amount, before, limit }: GivenBack): boolean =>
  role !== null && !management.some((one) => one === role) && amount > 0 && amount + before > limit;

/**
 * How much of what each of several orders gives back waits, where it does: below zero is given back. What one pays of what
 * another gives back does not change hands, and is written at once. Fen.
 */
export function waitingParts(amounts: readonly number[]): number[] {
  let paid = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  return amounts.map((amount) => {
    const atOnce = Math.min(paid, Math.max(0, -amount));
    paid -= atOnce;
    return Math.max(0, -amount) - atOnce;
  });
}

/** 待退 ¥300.00，待酒店管理员审批. Yuan. */
export const waitingText = (yuan: number): string => `待退 ${formatYuan(yuan)}，待酒店管理员审批`;

/** What is said before an act whose money waits. Yuan. */
export const waitsText = (yuan: number): string =>
  `退还 ${formatYuan(yuan)} 须酒店管理员审批，同意后再退给客人`;

/** Why a sum cannot be paid back of what was asked for, in fen; null when it can. */
export const approvedRefusal = (amount: number, asked: number): string | null => {
  if (amount <= 0) return '金额应大于 0';
  return amount <= asked ? null : `待退 ${formatYuan(asked / 100)}，不能退更多`;
};
