import {
  type BillLine,
  LineKind,
  type MoneyMethod,
  type PayMethod,
  payMethodLabel,
} from '../contract/bill.ts';
import { management, type Role } from '../contract/role.ts';
import type { BillEntry } from './bill.ts';

/** What is wrong with money that is received without its way. */
export const methodMissing = '请选择支付方式';

/**
 * The way that a sum goes: the chosen one; what is given back goes by default the way it came by. Null: it is to be
 * chosen.
 */
export const methodOf = (
  chosen: PayMethod | null | undefined,
  amount: number,
  cameBy: PayMethod | null | undefined,
): PayMethod | null => chosen ?? (amount < 0 ? (cameBy ?? null) : null);

/** Where the money of an order is: what the desk holds of it, and how a channel's goes back. Fen. */
export interface HeldMoney {
  /** What the desk has received and not given back. */
  desk: number;
  /** The way of what a channel has received; null where it has received nothing. */
  channelWay: MoneyMethod | null;
  /** The way of the latest payment; null without one. */
  last: MoneyMethod | null;
}

/** The way that a sum is given back by default: by the channel, as far as the desk does not hold it. Fen. */
export const wayBackOf = (
  amount: number,
  { desk, channelWay, last }: HeldMoney,
): MoneyMethod | null => (channelWay !== null && amount > desk ? channelWay : last);

/**
 * Why a role may not give a sum back in a way: money that a channel holds goes back through it; who manages the hotel may
 * hand it out at the desk. Without a role, as `orderCan`. Fen.
 */
export function wayBackRefusal(
  amount: number,
  method: PayMethod,
  { held: { desk, channelWay }, role }: { held: HeldMoney; role: Role | null },
): string | null {
  const isManaging = role === null || management.some((one) => one === role);
  if (isManaging || channelWay === null || method === channelWay || amount <= desk) return null;
  return `这笔款由渠道收取，应由渠道退还：支付方式请选「${payMethodLabel[channelWay]}」；柜台退还须由酒店管理员办理`;
}

/** What is known of a line to see how its money was received. */
type ReceivedLine = Pick<BillLine, 'kind' | 'amount' | 'method' | 'voidTime'> & {
  reverses: unknown;
  reversedBy: unknown;
};

/** How the money was received that an entry gives back: by its latest line that counts. Null for other entries. */
export function receivedBy(entry: BillEntry, lines: readonly ReceivedLine[]): PayMethod | null {
  const kinds = { refund: LineKind.payment, depositBack: LineKind.deposit } as const;
  const kind = entry === 'refund' || entry === 'depositBack' ? kinds[entry] : null;
  const line = lines.findLast(
    (one) =>
      one.kind === kind &&
      one.amount > 0 &&
      one.voidTime === null &&
      one.reverses === null &&
      one.reversedBy === null,
  );
  return line?.method ?? null;
}

/** The fault of a form in which the way of a sum was not chosen. */
export const methodErrors = (amount: number, method: PayMethod | null): { method?: string } =>
  amount !== 0 && method === null ? { method: methodMissing } : {};
