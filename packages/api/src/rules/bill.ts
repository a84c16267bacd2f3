import { lateLabel, LineKind } from '../contract/bill.ts';
import { OrderStatus, orderStatusLabel } from '../contract/order.ts';
import { hotelSide, management, type Role } from '../contract/role.ts';
import { hotelDayOf, type HotelTime, hotelToday } from './hotelDay.ts';
import { formatYuan, toYuan } from './money.ts';
import type { Verdict } from './verdict.ts';

/** What can be entered on a bill: a deposit is taken or given back. */
export type BillEntry = 'charge' | 'late' | 'deposit' | 'depositBack' | 'payment' | 'refund';

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
  late: { label: lateLabel, kind: LineKind.charge, by: hotelSide, from: [checkedIn] },
  payment: { label: '收款', kind: LineKind.payment, by: hotelSide, from: [unpaid, ...settling] },
  deposit: { label: '押金', kind: LineKind.deposit, by: hotelSide, from: open },
  depositBack: {
    label: '退还押金',
    kind: LineKind.deposit,
    by: hotelSide,
    // A deposit is never kept because its order has ended otherwise.
    from: [unpaid, ...settling, closed, refundRequested, refunded],
  },
  refund: { label: '退款', kind: LineKind.refund, by: management, from: settling },
} as const satisfies Record<BillEntry, EntryRule>;

export const billEntries = Object.keys(rules) as BillEntry[];
export const billEntryLabel = (entry: BillEntry): string => rules[entry].label;
export const kindOfEntry = (entry: BillEntry): EntryRule['kind'] => rules[entry].kind;

/** The entry that a kind and a sum are. */
export function entryOf(kind: EntryRule['kind'], amount: number, isLate = false): BillEntry {
  if (isLate) return 'late';
  if (kind === LineKind.deposit && amount < 0) return 'depositBack';
  return billEntries.find((entry) => rules[entry].kind === kind) ?? 'charge';
}

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
  if (status === unpaid || settling.includes(status)) return { isAllowed: true };
  const reason = `订单状态为「${orderStatusLabel[status]}」，不能作废`;
  return { isAllowed: false, because: 'status', reason };
}

/**
 * How a line is taken back: one of the hotel's day of now by 作废, one of an earlier day or of a shift that was closed by
 * a negative line of today.
 */
export type LineCorrection = 'void' | 'reverse';
export const takeBackLabel = { void: '作废', reverse: '冲销' } as const satisfies Record<
  LineCorrection,
  string
>;

/** What is known of a stored line to take it back. */
export interface StoredLine {
  /** `yyyy-MM-dd HH:mm:ss` */
  createTime: string;
  isVoided: boolean;
  /** A line that counts reverses it. */
  isReversed: boolean;
  /** It reverses another line. */
  isReversal: boolean;
  /** The shift in which it was written was closed. */
  isHandedOver: boolean;
}

/** How a line is taken back, or why it is not: a line is reversed once, and a reversal is voided on its own day only. */
export function correctionOf(
  { createTime, isVoided, isReversed, isReversal, isHandedOver }: StoredLine,
  time: HotelTime,
): { by: LineCorrection } | { refusal: string } {
  if (isVoided) return { refusal: '该笔已作废，请刷新后重试' };
  if (isReversed) return { refusal: '该笔已冲销，请刷新后重试' };
  const isOfToday = hotelDayOf(createTime, time.dayStarts) >= hotelToday(time);
  if (isOfToday && !isHandedOver) return { by: 'void' };
  if (!isReversal) return { by: 'reverse' };
  return {
    refusal: isOfToday ? '已交班的冲销不能作废，请重新记一笔' : '冲销只能在当日作废，请重新记一笔',
  };
}

/** The sums of a bill, all in yuan or all in fen. */
export interface BillTotals {
  charged: number;
  paid: number;
  deposit: number;
  open: number;
}

/** What is needed of an order to pay it back, in fen: the price of its room, and what its bill has received. */
export interface PaidSums {
  lastPay: number;
  received: number;
  /** It is not paid yet: what it costs more by a change is left open. */
  isUnpaid?: boolean;
}

/**
 * The most that can be paid back of what an order has paid for its room, when the room costs `price` from now on:
 * what its bill has received and not paid back yet, above that price. Fen.
 */
export const refundable = ({ lastPay, received }: PaidSums, price = 0): number =>
  Math.max(0, Math.min(lastPay, received) - price);

/** What is to be paid when the price of a room changes; below zero what is given back. Fen. */
export const paymentOfChange = (order: PaidSums, price: number): number =>
  // Never -0: it would be shown as a sum below zero.
  price < order.lastPay || order.isUnpaid === true
    ? 0 - refundable(order, price)
    : price - order.lastPay;

/** Why a sum cannot be paid back of what was received; null when it can. Fen. */
export const refundRefusal = (amount: number, received: number, verb = '退'): string | null =>
  amount <= Math.max(0, received)
    ? null
    : `已收 ${formatYuan(toYuan(Math.max(0, received)))}，不能${verb} ${formatYuan(toYuan(amount))}`;

/** The most that can be entered; null where there is no limit but that of a line. */
export function entryLimit(entry: BillEntry, totals: BillTotals): number | null {
  if (entry === 'depositBack') return totals.deposit;
  if (entry === 'payment') return Math.max(0, totals.open);
  return entry === 'refund' ? Math.max(0, totals.paid) : null;
}

/** Why a sum cannot be entered; null when it can. Fen; `amount` is without its sign. */
export function entryRefusal(entry: BillEntry, amount: number, totals: BillTotals): string | null {
  if (entry === 'refund') return refundRefusal(amount, totals.paid);
  const limit = entryLimit(entry, totals);
  if (limit === null || amount <= limit) return null;
  const most = formatYuan(toYuan(limit));
  return entry === 'depositBack' ? `押金现有 ${most}，不能退还更多` : `未结 ${most}，不能收更多`;
}

/** Why a line that counts cannot be taken back: it would leave what is held or received below zero. Fen. */
export function correctionRefusal(
  { kind, amount }: CountedLine,
  totals: BillTotals,
  by: LineCorrection,
): string | null {
  if (kind === LineKind.deposit) {
    return amount > totals.deposit ? '押金已退还，请先作废或冲销退还的一笔' : null;
  }
  if (kind !== LineKind.payment && kind !== LineKind.refund) return null;
  const lost = kind === LineKind.payment ? amount : -amount;
  const refusal = lost > 0 ? refundRefusal(lost, totals.paid, takeBackLabel[by]) : null;
  return refusal === null ? null : `${refusal}，请先作废或冲销退款的一笔`;
}

/** What a payment leaves above the open sum, in fen: it can be held as a deposit. */
export const overpaymentOf = (amount: number, openSum: number): number =>
  Math.max(0, amount - Math.max(0, openSum));

/** The question whether that becomes a deposit. Fen. */
export const overpaymentQuestion = (rest: number, openSum: number): string =>
  `未结 ${formatYuan(toYuan(Math.max(0, openSum)))}，余下 ${formatYuan(toYuan(rest))} 记为押金，离店时退还`;

/** The status of what is booked: nothing can be received for what costs nothing, so it is paid at once. Fen. */
export const bookedStatus = <Status extends OrderStatus>(
  asked: Status,
  lastPay: number,
): Status | typeof paid => (lastPay === 0 ? paid : asked);

/** What is known of an order for its bill; sums are fen. */
export interface BilledOrder {
  status: OrderStatus;
  lastPay: number;
  /** What was not paid back of a refunded order. */
  kept: number;
  /** Its guests did not come. */
  isNoShow?: boolean;
}

/** A line that counts, in fen; `amount` as it is stored. */
export interface CountedLine {
  kind: LineKind;
  amount: number;
}

/** What the lines of a bill that count come to, by kind, in fen. */
export interface LineSums {
  charges: number;
  deposits: number;
  payments: number;
  refunds: number;
}

/** The kind of line of each sum. */
export const kindOfSum = {
  charges: LineKind.charge,
  deposits: LineKind.deposit,
  payments: LineKind.payment,
  refunds: LineKind.refund,
} as const satisfies Partial<Record<keyof LineSums, LineKind>>;

/** The sums of lines that count. */
export function sumLines(lines: readonly CountedLine[]): LineSums {
  const sum = (kind: LineKind): number =>
    lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  const { charges, deposits, payments, refunds } = kindOfSum;
  return {
    charges: sum(charges),
    deposits: sum(deposits),
    payments: sum(payments),
    refunds: sum(refunds),
  };
}

/** What a bill has received and not paid back, deposits apart, in fen. */
export const receivedOf = ({ payments, refunds }: LineSums): number => payments - refunds;

/**
 * What a bill comes to, in fen, and what the room costs in the end: a refunded order and a no-show what was kept, a
 * closed one no more than was paid for it (spec: orders, the bill).
 */
export function billTotals(order: BilledOrder, sums: LineSums): BillTotals & { room: number } {
  const { status, lastPay, kept, isNoShow } = order;
  const received = receivedOf(sums);
  const keptOfClosed = refundable({ lastPay, received });
  const isKept = status === refunded || isNoShow === true;
  const room = isKept ? kept : status === closed ? keptOfClosed : lastPay;
  const charged = room + sums.charges;
  return { room, charged, paid: received, deposit: sums.deposits, open: charged - received };
}
