import { LineKind } from '../contract/bill.ts';
import { OrderStatus, orderStatusLabel } from '../contract/order.ts';
import { hotelSide, management, Role } from '../contract/role.ts';
import {
  type BillEntry,
  type BillTotals,
  type CountedLine,
  dueOf,
  refundRefusal,
  unpromised,
} from './bill.ts';
import { hotelDayOf, type HotelTime, hotelToday } from './hotelDay.ts';
import { addSeconds } from './localTime.ts';
import { formatYuan, toYuan } from './money.ts';
import type { Verdict } from './verdict.ts';

/** The statuses of orders whose lines are taken back. */
const voidable: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.unpaid,
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
]);

/** The most that can be entered; null where there is no limit but that of a line. */
export function entryLimit(entry: BillEntry, totals: BillTotals): number | null {
  if (entry === 'depositBack') return totals.deposit;
  // No more is taken off than there is.
  if (entry === 'allowance') return Math.max(0, totals.charged);
  if (entry === 'payment') return Math.max(0, dueOf(totals));
  return entry === 'refund' ? Math.max(0, unpromised(totals)) : null;
}

/** Why a sum cannot be entered; null when it can. Fen; `amount` is without its sign. */
export function entryRefusal(entry: BillEntry, amount: number, totals: BillTotals): string | null {
  if (entry === 'refund') return refundRefusal(amount, unpromised(totals));
  const limit = entryLimit(entry, totals);
  if (limit === null || amount <= limit) return null;
  const most = formatYuan(toYuan(limit));
  if (entry === 'allowance') return `应收 ${most}，不能折让更多`;
  return entry === 'depositBack' ? `押金现有 ${most}，不能退还更多` : `未结 ${most}，不能收更多`;
}

/** What a payment leaves above the open sum, in fen: it can be held as a deposit. */
export const overpaymentOf = (amount: number, openSum: number): number =>
  Math.max(0, amount - Math.max(0, openSum));

/** The question whether that becomes a deposit. Fen. */
export const overpaymentQuestion = (rest: number, openSum: number): string =>
  `未结 ${formatYuan(toYuan(Math.max(0, openSum)))}，余下 ${formatYuan(toYuan(rest))} 记为押金，离店时退还`;

/** Whether who entered a line at a moment may still take it back without a manager. */
export const isJustEntered = (createTime: string, now: string): boolean =>
  now <= addSeconds(createTime, 15 * 60);

/**
 * Why a role may not take a line back, of a bill or of what companies pay; null when it may.
 * @param isOwn the user has entered it, and just now
 */
export function takeBackRefusal(role: Role | null, isOwn: boolean): string | null {
  const mayVoid = management.some((one) => one === role);
  const isByDesk = isOwn && hotelSide.some((one) => one === role);
  return role === null || mayVoid || isByDesk ? null : '只能作废自己 15 分钟内记的一笔';
}

/**
 * Whether a line of an order in this status can be voided by the role.
 * @param isOwn the user has entered it, and just now
 */
export function voidCan(
  status: OrderStatus,
  role: Role | null,
  isOwn = false,
): Verdict<'role' | 'status'> {
  const refusal = takeBackRefusal(role, isOwn);
  if (refusal !== null) return { isAllowed: false, because: 'role', reason: refusal };
  if (voidable.has(status)) return { isAllowed: true };
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
  /** It was moved to another bill, or comes from one. */
  isMoved?: boolean;
}

/** How a line is taken back, or why it is not: a line is reversed once, and a reversal is voided on its own day only. */
export function correctionOf(
  { createTime, isVoided, isReversed, isReversal, isHandedOver, isMoved = false }: StoredLine,
  time: HotelTime,
): { by: LineCorrection } | { refusal: string } {
  if (isVoided) return { refusal: '该笔已作废，请刷新后重试' };
  if (isReversed) return { refusal: '该笔已冲销，请刷新后重试' };
  if (isReversal && isMoved) return { refusal: '该笔已转出，请从对方账单转回' };
  const isOfToday = hotelDayOf(createTime, time.dayStarts) >= hotelToday(time);
  if (isOfToday && !isHandedOver) return { by: 'void' };
  if (!isReversal) return { by: 'reverse' };
  return {
    refusal: isOfToday ? '已交班的冲销不能作废，请重新记一笔' : '冲销只能在当日作废，请重新记一笔',
  };
}

/** Whether a stored line can be moved to another bill: a charge or an allowance that counts. */
export const isMovable = (
  kind: LineKind,
  { isVoided, isReversed, isReversal }: Pick<StoredLine, 'isVoided' | 'isReversed' | 'isReversal'>,
): boolean => kind === LineKind.charge && !isVoided && !isReversed && !isReversal;

/** Why a line that counts cannot be taken back: it would leave what is held or received below zero. Fen. */
export function correctionRefusal(
  { kind, amount }: CountedLine,
  totals: BillTotals,
  by: LineCorrection,
): string | null {
  if (kind === LineKind.deposit) {
    return amount > totals.deposit ? '押金已退还，请先作废或冲销退还的一笔' : null;
  }
  if (kind === LineKind.charge) {
    const isBelow = amount > Math.max(0, totals.charged);
    return isBelow ? '账单有折让，请先作废或冲销折让' : null;
  }
  if (kind !== LineKind.payment && kind !== LineKind.refund) return null;
  const lost = kind === LineKind.payment ? amount : -amount;
  const refusal = lost > 0 ? refundRefusal(lost, unpromised(totals), takeBackLabel[by]) : null;
  return refusal === null ? null : `${refusal}，请先作废或冲销退款的一笔`;
}

/** The most that a role takes off one bill, in fen, by the hotel's settings; null without a limit. */
export function allowanceLimit(
  role: Role | null,
  { staff, manager }: { staff: number; manager: number },
): number | null {
  if (role === Role.admin || role === null) return null;
  return role === Role.hotelAdmin ? manager : staff;
}

/** Why a sum cannot be taken off a bill of which so much was taken off before; null when it can. Fen. */
export function allowanceRefusal(
  amount: number,
  before: number,
  limit: number | null,
): string | null {
  if (limit === null || amount + before <= limit) return null;
  if (limit === 0) return '没有权限记折让，请由酒店管理员办理';
  const given = before > 0 ? `，已折让 ${formatYuan(toYuan(before))}` : '';
  return `一张账单最多折让 ${formatYuan(toYuan(limit))}${given}`;
}
