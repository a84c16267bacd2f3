import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { refundable, refundRefusal } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Change, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import type { Refund } from '../../platform/payment/gateway.ts';
import { conflict, invalid, notFound } from '../../platform/refusal.ts';
import {
  checkMovedCharges,
  endAllowances,
  type MoneyMethod,
  PayMethod,
  recordPayment,
  type RefundRoute,
} from '../bill/index.ts';
import { releaseHeldRooms } from '../room/index.ts';
import { keptColumns } from './guarantee.ts';
import { checkSums, type OrderRow, paidSums, readOrders } from './queries.ts';
import { lockedOrder, lockOrder, setOrderStatus, statusConflict } from './status.ts';

type Input = CallInput<'refundOrder'>;

/** A refund under way, and whose it is. */
export interface ClaimedRefund extends Refund {
  hotelId: number;
  /** When it was claimed: the claim of someone later is not ours to end. */
  since: LocalTime;
  /** Paid back through the payment gateway; else it is written down only. */
  isOnline: boolean;
}

/** What is needed of a refund to write down that it was paid. */
export type SettledRefund = Pick<ClaimedRefund, 'refundNumber' | 'orderId' | 'amount' | 'hotelId'>;

/** Milliseconds that a claim holds; a gateway call does not take longer. */
export const refundClaimTimeout = 60_000;

/** Claim time of a refund whose payment is still unknown. */
const longAgo: LocalTime = '1970-01-01 00:00:00';

/** Where a refund, and the claim on its order, goes. */
const target = (orderId: number) => ({ kind: 'order', id: orderId }) as const;

/**
 * The part of an order that is paid back, in fen: what is named, what the desk promised, or the whole.
 * @throws Refusal for more than was received, for nothing, and for a part without a reason
 */
function amountOf({ refundAmount, reason: given }: Input, order: OrderRow): Fen {
  const { last_pay, refund_due, refund_reason } = order;
  const most = refundable(paidSums(order));
  const isNamed = refundAmount !== undefined && refundAmount !== null;
  const amount = isNamed ? toFen(refundAmount) : (refund_due ?? (most || last_pay));
  const refusal = refundRefusal(amount, most);
  if (refusal !== null) throw conflict(refusal, 'refundAmount');
  if (!isNamed) return amount;
  if (amount === 0 && last_pay > 0) throw invalid('refundAmount', '退款金额应大于 0');
  const reason = given ?? (amount === refund_due ? refund_reason : '');
  if (amount < most && !reason) throw invalid('reason', '部分退款原因不能为空');
  return amount;
}

/**
 * A part has a number of its own: where a refund was declined, the same number would stand for another sum.
 */
const numberOf = (orderId: number, amount: Fen, total: Fen): string =>
  amount === total ? `R${orderId}` : `R${orderId}P${amount}`;

/** Refuses another sum as long as the outcome of an earlier request is unknown: both might be paid. */
async function checkSameSum(tx: Tx, orderId: number, amount: Fen): Promise<void> {
  const earlier = await tx
    .selectFrom('refund')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'declined')
    .executeTakeFirst();
  if (earlier && earlier.amount !== amount) {
    throw conflict(`已提交退款 ${formatYuan(toYuan(earlier.amount))}，结果未知，不能改为其他金额`);
  }
}

/** First step: claims the refund, so that it cannot be paid or refused concurrently. */
export async function claimRefund(
  tx: Tx,
  { input, session, now }: { input: Input; session: Session; now: number },
): Promise<Change<ClaimedRefund>> {
  const order = await lockedOrder(tx, input.id, session);
  const time = localTime(now);
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ refund_since: time })
    .where('id', '=', order.id)
    .where('status', 'in', orderStatusesFor('refund'))
    .where((eb) =>
      eb.or([
        eb('refund_since', 'is', null),
        eb('refund_since', '<', localTime(now - refundClaimTimeout)),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw await refundConflict(tx, order.id);
  await checkMovedCharges(tx, order.id, '请先驳回退款，转出后再退');
  checkSums(order, input);
  const amount = amountOf(input, order);
  await checkSameSum(tx, order.id, amount);
  const refund: ClaimedRefund = {
    refundNumber: numberOf(order.id, amount, order.last_pay),
    orderId: order.id,
    tradeNumber: order.trade_number || order.external_id || String(order.id),
    amount,
    total: order.last_pay,
    method: input.paymentMethod,
    client: input.paymentClient,
    hotelId: order.hotel_id,
    since: time,
    isOnline: order.way_back === null,
  };
  const isPart = amount < refundable(paidSums(order));
  const reason = isPart ? input.reason || order.refund_reason : '';
  const asked = {
    refund_number: refund.refundNumber,
    amount,
    method: refund.method,
    client: refund.client,
    reason,
    state: 'asked',
    asked_by: session.userId,
    asked_time: time,
  } as const;
  await tx
    .insertInto('refund')
    .values({ ...asked, order_id: order.id, settled_time: null })
    .onConflict((known) => known.column('order_id').doUpdateSet(asked))
    .execute();
  return {
    data: refund,
    log: {
      type: LogType.ordinary,
      sketch: `订单 ${order.id} 同意退款${refund.isOnline ? '，提交支付渠道' : ''}`,
      target: target(order.id),
      hotelId: order.hotel_id,
      after: {
        退款单号: refund.refundNumber,
        ...byLabel(Order, { refundAmount: toYuan(amount) }),
        ...(isPart && { 部分退款原因: reason }),
      },
    },
  };
}

/** Outcomes of a refund request that is not paid: declined, unknown, or pending. */
export type RefundFailure = 'declined' | 'unsure' | 'pending';

const failures: Record<RefundFailure, { type: LogType; words: string }> = {
  declined: { type: LogType.exception, words: '退款失败' },
  unsure: { type: LogType.exception, words: '退款失败，结果未知' },
  pending: { type: LogType.ordinary, words: '退款已受理，等待到账' },
};

/** The gateway declined or the outcome is unknown: the order keeps its refund request. */
export async function failRefund(
  tx: Tx,
  refund: ClaimedRefund,
  { end, time }: { end: RefundFailure; time: LocalTime },
): Promise<Change<null>> {
  const isDeclined = end === 'declined';
  await tx
    .updateTable('orders')
    .set({ refund_since: isDeclined ? null : longAgo })
    .where('id', '=', refund.orderId)
    .where('status', 'in', orderStatusesFor('refund'))
    .where('refund_since', '=', refund.since)
    .execute();
  await tx
    .updateTable('refund')
    .set({ state: isDeclined ? 'declined' : 'unsure', settled_time: time })
    .where('refund_number', '=', refund.refundNumber)
    .where('asked_time', '=', refund.since)
    .execute();
  return {
    data: null,
    log: {
      type: failures[end].type,
      sketch: `订单 ${refund.orderId} ${failures[end].words}`,
      target: target(refund.orderId),
      hotelId: refund.hotelId,
    },
  };
}

/** Way and note of the line of a refund. */
function paymentBack(way: RefundRoute): { method: MoneyMethod; note: string } {
  if (way === null) return { method: PayMethod.wechat, note: '原路退回' };
  return way.by === 'desk'
    ? { method: way.method, note: '柜台退还' }
    : { method: PayMethod.other, note: '渠道退还' };
}

/** Last step: the money is on its way, the order is refunded and its room is free again. */
export async function settleRefund(
  tx: Tx,
  refund: SettledRefund,
  time: HotelTime,
): Promise<Change<null>> {
  await lockOrder(tx, refund.orderId);
  const [order] = await readOrders(tx, [refund.orderId]);
  if (!order) throw notFound('订单');
  const kept = Math.max(0, refundable(paidSums(order)) - refund.amount);
  await setOrderStatus(tx, refund.orderId, 'refund', {
    ...keptColumns(order, kept, time.now),
    ...(order.paid_time === null && { refund_due: refund.amount }),
  });
  const asked = await tx
    .updateTable('refund')
    .set({ state: 'paid', settled_time: time.now })
    .where('refund_number', '=', refund.refundNumber)
    .returning('asked_by')
    .executeTakeFirst();
  const by = asked?.asked_by ?? null;
  await endAllowances(tx, order, { user: by, time, reason: '订单已退款' });
  await recordPayment(tx, order.id, {
    amount: -refund.amount,
    ...paymentBack(order.way_back),
    by,
    time: time.now,
  });
  return {
    data: null,
    events: await releaseHeldRooms(tx, refund.orderId),
    log: {
      type: LogType.dataChange,
      sketch: `订单 ${refund.orderId} 已${kept > 0 ? '部分' : ''}退款`,
      target: target(refund.orderId),
      hotelId: refund.hotelId,
      before: byLabel(Order, { status: OrderStatus.refundRequested }),
      after: {
        ...byLabel(Order, {
          status: OrderStatus.refunded,
          refundAmount: toYuan(refund.amount),
        }),
      },
    },
  };
}

/** Another clerk was first: the order is something else, or is being paid back right now. */
export async function refundConflict(tx: Tx, orderId: number) {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('status', 'in', orderStatusesFor('refund'))
    .executeTakeFirst();
  return order ? conflict('退款正在处理，请稍后刷新') : statusConflict(tx, orderId);
}
