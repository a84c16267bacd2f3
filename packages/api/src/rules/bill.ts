import { LineKind } from '../contract/bill.ts';
import { OrderStatus, orderStatusLabel } from '../contract/order.ts';
import { hotelSide, management, type Role } from '../contract/role.ts';
import { formatYuan, toYuan } from './money.ts';
import type { Verdict } from './verdict.ts';

/** What can be entered on a bill: a deposit is taken or given back. */
export type BillEntry = 'charge' | 'deposit' | 'depositBack' | 'payment' | 'refund';

interface EntryRule {
  label: string;
  kind: Exclude<LineKind, 0>;
  by: readonly Role[];
  from: readonly OrderStatus[];
}

const { unpaid, closed, paid, checkedIn, completed, refundRequested, refunded } = OrderStatus;
const open: readonly OrderStatus[] = [paid, checkedIn];
const settling: readonly OrderStatus[] = [...open, completed];

/** The entries: by which roles, on orders of which statuses. What is left of a completed order is settled. */
const rules = {
  charge: { label: '消费', kind: LineKind.charge, by: hotelSide, from: open },
  payment: { label: '收款', kind: LineKind.payment, by: hotelSide, from: [unpaid, ...settling] },
  deposit: { label: '押金', kind: LineKind.deposit, by: hotelSide, from: open },
  depositBack: {
    label: '退还押金',
    kind: LineKind.deposit,
    by: hotelSide,
    // A deposit is never kept because its order has ended otherwise.
    from: [...settling, closed, refundRequested, refunded],
  },
  refund: { label: '退款', kind: LineKind.refund, by: management, from: settling },
} as const satisfies Record<BillEntry, EntryRule>;

export const billEntries = Object.keys(rules) as BillEntry[];
export const billEntryLabel = (entry: BillEntry): string => rules[entry].label;
export const kindOfEntry = (entry: BillEntry): EntryRule['kind'] => rules[entry].kind;

/** The entry that a kind and a sum are. */
export const entryOf = (kind: EntryRule['kind'], amount: number): BillEntry =>
  kind === LineKind.deposit && amount < 0
    ? 'depositBack'
    : (billEntries.find((entry) => rules[entry].kind === kind) ?? 'charge');

/** Whether a role may enter it on the bill of an order; without a role, as `orderCan`. */
export function billCan(
  entry: BillEntry,
  status: OrderStatus,
  role: Role | null,
): Verdict<'role' | 'status'> {
  const { label, by, from }: EntryRule = rules[entry];
  if (role !== null && !by.includes(role)) {
    return { isAllowed: false, because: 'role', reason: `没有权限记${label}` };
  }
  if (from.includes(status)) return { isAllowed: true };
  const reason = `订单状态为「${orderStatusLabel[status]}」，不能记${label}`;
  return { isAllowed: false, because: 'status', reason };
}

/** Whether a line of an order in this status can be voided by the role. */
export function voidCan(status: OrderStatus, role: Role | null): Verdict<'role' | 'status'> {
  if (role !== null && !management.some((one) => one === role)) {
    return { isAllowed: false, because: 'role', reason: '没有权限作废' };
  }
  if (settling.includes(status)) return { isAllowed: true };
  const reason = `订单状态为「${orderStatusLabel[status]}」，不能作废`;
  return { isAllowed: false, because: 'status', reason };
}

/** The sums of a bill, all in yuan or all in fen. */
export interface BillTotals {
  charged: number;
  paid: number;
  deposit: number;
  open: number;
}

/** The most that can be entered; null where there is no limit but that of a line. */
export function entryLimit(entry: BillEntry, totals: BillTotals): number | null {
  if (entry === 'depositBack') return totals.deposit;
  if (entry === 'payment') return Math.max(0, totals.open);
  return entry === 'refund' ? Math.max(0, totals.paid) : null;
}

/** Why a sum cannot be entered; null when it can. Fen; `amount` is without its sign. */
export function entryRefusal(entry: BillEntry, amount: number, totals: BillTotals): string | null {
  const limit = entryLimit(entry, totals);
  if (limit === null || amount <= limit) return null;
  const most = formatYuan(toYuan(limit));
  if (entry === 'depositBack') return `押金现有 ${most}，不能退还更多`;
  return entry === 'payment' ? `未结 ${most}，不能收更多` : `已收 ${most}，不能退更多`;
}

/** What a payment leaves above the open sum, in fen: it can be held as a deposit. */
export const restOf = (amount: number, openSum: number): number =>
  Math.max(0, amount - Math.max(0, openSum));

/** The question whether that becomes a deposit. Fen. */
export const restQuestion = (rest: number, openSum: number): string =>
  `未结 ${formatYuan(toYuan(Math.max(0, openSum)))}，余下 ${formatYuan(toYuan(rest))} 记为押金，离店时退还`;

/** Why a payment does not pay an order that was not paid yet: it is paid at once or not at all. Fen. */
export function unpaidRefusal(
  status: OrderStatus,
  amount: number,
  totals: BillTotals,
): string | null {
  if (status !== unpaid || amount >= totals.open) return null;
  return `订单${orderStatusLabel[unpaid]}，请一次收齐 ${formatYuan(toYuan(totals.open))}`;
}

/** What is known of an order for its bill; sums are fen. */
export interface BilledOrder {
  status: OrderStatus;
  lastPay: number;
  /** What was not paid back of a refunded order. */
  kept: number;
}

/** A line that counts, in fen; `amount` as it is stored. */
export interface CountedLine {
  kind: LineKind;
  amount: number;
}

/**
 * What the lines of a bill come to, in fen, and what the room costs in the end: a refunded order what was kept,
 * a closed one no more than was paid for it (spec: orders, the bill).
 */
export function billTotals(
  { status, lastPay, kept }: BilledOrder,
  lines: readonly CountedLine[],
): BillTotals & { room: number } {
  const sum = (kind: LineKind): number =>
    lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  const received = sum(LineKind.payment) - sum(LineKind.refund);
  const keptOfClosed = Math.min(lastPay, Math.max(0, received));
  const room = status === refunded ? kept : status === closed ? keptOfClosed : lastPay;
  const charged = room + sum(LineKind.charge);
  return {
    room,
    charged,
    paid: received,
    deposit: sum(LineKind.deposit),
    open: charged - received,
  };
}
