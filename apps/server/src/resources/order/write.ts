import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { refundFailed } from '@anzhu/api/rules/messages';
import { refundable } from '@anzhu/api/rules/bill';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { orderStatusesFor, orderTransitions } from '@anzhu/api/rules/orderTransitions';
import { withoutKey } from '../../platform/caller.ts';
import { hotelTime, localTime } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { breaksReference } from '../../platform/db/constraints.ts';
import { RefundDeclined, RefundPending } from '../../platform/payment/gateway.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import { keptColumns } from './guarantee.ts';
import { payOrder } from './pay.ts';
import { checkSums, orderFor, paidSums } from './queries.ts';
import {
  claimRefund,
  failRefund,
  refundConflict,
  settleRefund,
  type RefundFailure,
} from './refund.ts';
import { lockedOrder, statusConflict } from './status.ts';

/** Sets what the guest of an unpaid order is to pay; when that is no more than was received, it is paid. */
export const changePrice: Handler<'changePrice'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.id, session);
    const lastPay = toFen(input.lastPay);
    checkSums(order, { pay: input.pay });
    if (order.status === OrderStatus.unpaid && lastPay < order.received) {
      throw conflict(`已收 ${formatYuan(toYuan(order.received))}，新价格不能更低`, 'lastPay');
    }
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ last_pay: lastPay, ...(lastPay !== order.last_pay && { is_desk_price: 1 }) })
      .where('id', '=', order.id)
      .where('status', 'in', orderStatusesFor('changePrice'))
      // The logged old price is the one that was replaced.
      .where('last_pay', '=', order.last_pay)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await statusConflict(tx, order.id);
    const isPaid = lastPay === order.received;
    if (lastPay === order.last_pay && !isPaid) return { data: null, log: null };
    return {
      data: null,
      events: isPaid ? await payOrder(tx, order, { time: hotelTime(server) }) : [],
      log: {
        type: LogType.dataChange,
        sketch: `订单 ${order.id} 改价`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, {
          lastPay: toYuan(order.last_pay),
          ...(isPaid && { status: order.status }),
        }),
        after: byLabel(Order, {
          lastPay: input.lastPay,
          ...(isPaid && { status: OrderStatus.paid }),
        }),
      },
    };
  });

/** Deletes a closed order. One with lines on its bill is kept: they are never deleted. */
export const deleteOrder: Handler<'deleteOrder'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const order = await orderFor(tx, input.id, session);
    const { numDeletedRows } = await tx
      .deleteFrom('orders')
      .where('id', '=', order.id)
      .where('status', 'in', orderStatusesFor('remove'))
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw breaksReference(error) ? conflict(`订单 ${order.id} 有账单明细，不能删除`) : error;
      });
    if (numDeletedRows !== 1n) throw await statusConflict(tx, order.id);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `删除订单 ${order.id}`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, {
          status: order.status,
          roomTypeName: order.room_type_name,
          pay: toYuan(order.pay),
          lastPay: toYuan(order.last_pay),
          createTime: order.created_time,
        }),
      },
    };
  });

/** Milliseconds that the gateway has: less than a clerk's browser waits. */
const timeoutMs = 12_000;

/** Gives up waiting after a while; what was waited for may still happen. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an error of the gateway means for the refund. */
function endOf(error: unknown): RefundFailure {
  if (error instanceof RefundDeclined) return 'declined';
  return error instanceof RefundPending ? 'pending' : 'unsure';
}

/** Messages for the clerk. */
const messages: Record<RefundFailure, string> = {
  declined: refundFailed,
  unsure: refundFailed,
  pending: '退款正在处理，请稍后刷新',
};

/**
 * Pays an order back, or a part of it, as it was paid: what came through the payment gateway in three steps so that payment and order
 * cannot diverge: the refund is claimed (concurrent payments and refusals fail), paid, settled. A
 * crash in between leaves the claim: the refund can be retried under the same number, which is paid
 * once.
 */
export const refundOrder: Handler<'refundOrder'> = async ({ input, session, origin }, server) => {
  const { store, payment, clock, log } = server;
  const actor = { session, origin };
  const time = (): string => localTime(clock.now());
  if (await store.isMadeBefore(actor)) return null;
  // A claim does not last, and a failure is no answer: of a call that is sent again both are new.
  const step = withoutKey(actor);
  const refund = await store.change(step, (tx) =>
    claimRefund(tx, { input, session, now: clock.now() }),
  );
  try {
    if (refund.isOnline) await within(timeoutMs, payment.refund(refund));
  } catch (error) {
    const end = endOf(error);
    if (end !== 'pending') log.error('payment gateway', error, origin.requestId);
    await store.change(step, (tx) => failRefund(tx, refund, { end, time: time() }));
    throw new Refusal(Code.conflict, messages[end]);
  }
  return store.change(actor, (tx) => settleRefund(tx, refund, hotelTime(server)));
};

/**
 * Refuses a refund: the order is a paid one again, or closed where the desk has cancelled it; then its money is kept.
 * Not while it is being paid back.
 */
export const refuseRefund: Handler<'refuseRefund'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.orderId, session);
    const isReleased = order.is_released === 1;
    const { to: status } = orderTransitions[isReleased ? 'refuseReleased' : 'refuseRefund'];
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({
        status,
        refund_due: null,
        ...(isReleased && keptColumns(order, refundable(paidSums(order)), localTime(clock.now()))),
      })
      .where('id', '=', order.id)
      .where('status', 'in', orderStatusesFor('refuseRefund'))
      .where('refund_since', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await refundConflict(tx, order.id);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `驳回订单 ${order.id} 的退款申请`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, { status: OrderStatus.refundRequested }),
        after: byLabel(Order, { status }),
      },
    };
  });
