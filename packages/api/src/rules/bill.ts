import { allowanceLabel, lateLabel, LineKind } from '../contract/bill.ts';
import { OrderStatus, orderStatusLabel } from '../contract/order.ts';
import { hotelSide, management, type Role } from '../contract/role.ts';
import { addSeconds } from './localTime.ts';
import { formatYuan, toYuan } from './money.ts';
import type { Verdict } from './verdict.ts';

/** What can be entered on a bill: a deposit is taken or given back. */
export type BillEntry =
  | 'charge'
  | 'late'
  | 'allowance'
  | 'deposit'
  | 'depositBack'
  | 'payment'
  | 'refund';

interface EntryRule {
  label: string;
  kind: Exclude<LineKind, 0>;
  by: readonly Role[];
  from: readonly OrderStatus[];
  /** Also for some days after its guests have left. */
  isLater?: boolean;
}

const { unpaid, closed, paid, checkedIn, completed, refundRequested, refunded } = OrderStatus;
const open: readonly OrderStatus[] = [paid, checkedIn];
const settling: readonly OrderStatus[] = [...open, completed];

/** The entries: by which roles, on orders of which statuses. What is left of a completed order is settled. */
const rules = {
  charge: { label: '消费', kind: LineKind.charge, by: hotelSide, from: open, isLater: true },
  late: { label: lateLabel, kind: LineKind.charge, by: hotelSide, from: [checkedIn] },
  allowance: {
    label: allowanceLabel,
    kind: LineKind.charge,
    by: hotelSide,
    from: open,
    isLater: true,
  },
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
export function entryOf(
  kind: EntryRule['kind'],
  amount: number,
  { isLate = false, isAllowance = false }: { isLate?: boolean; isAllowance?: boolean } = {},
): BillEntry {
  if (isLate) return 'late';
  if (isAllowance) return 'allowance';
  if (kind === LineKind.deposit && amount < 0) return 'depositBack';
  return billEntries.find((entry) => rules[entry].kind === kind) ?? 'charge';
}

/** Until when the bill of guests who left at a moment takes further charges: `yyyy-MM-dd HH:mm:ss`. */
export const chargedUntil = (leftTime: string): string => addSeconds(leftTime, 7 * 24 * 3600);

/**
 * Whether a role may enter it on the bill of an order; without a role, as `orderCan`.
 * @param hasJustLeft its guests have left, and `chargedUntil` is not over
 */
export function billCan(
  entry: BillEntry,
  status: OrderStatus,
  role: Role | null,
  hasJustLeft = false,
): Verdict<'role' | 'status'> {
  const { label, by, from, isLater = false }: EntryRule = rules[entry];
  if (role !== null && !by.includes(role)) {
    return { isAllowed: false, because: 'role', reason: `没有权限记${label}` };
  }
  if (from.includes(status) || (isLater && hasJustLeft && status === completed)) {
    return { isAllowed: true };
  }
  const reason =
    isLater && status === completed
      ? `退房 7 天内才能记${label}`
      : `订单状态为「${orderStatusLabel[status]}」，不能记${label}`;
  return { isAllowed: false, because: 'status', reason };
}

/** The sums of a bill, all in yuan or all in fen. */
export interface BillTotals {
  charged: number;
  paid: number;
  deposit: number;
  open: number;
  /** Received, and given back once who manages the hotel agrees. */
  waiting?: number | undefined;
}

/** What a bill has received that is not to be given back already, deposits apart; in the unit of the totals. */
export const unpromised = (totals: Pick<BillTotals, 'paid' | 'waiting'>): number =>
  totals.paid - (totals.waiting ?? 0);

/** What is due on a bill once what waits is given back; below zero what was received too much. */
export const dueOf = (totals: Pick<BillTotals, 'open' | 'waiting'>): number =>
  totals.open + (totals.waiting ?? 0);

/**
 * What is needed of an order to pay it back, in fen: the price of its room, and what its bill has received that is not to
 * be given back already.
 */
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
export function billTotals(
  order: BilledOrder,
  sums: LineSums,
  waiting = 0,
): BillTotals & { room: number; waiting: number } {
  const { status, lastPay, kept, isNoShow } = order;
  const received = receivedOf(sums);
  const keptOfClosed = refundable({ lastPay, received: received - waiting });
  const isKept = status === refunded || isNoShow === true;
  const room = isKept ? kept : status === closed ? keptOfClosed : lastPay;
  const charged = room + sums.charges;
  return {
    room,
    charged,
    paid: received,
    deposit: sums.deposits,
    open: charged - received,
    waiting,
  };
}
