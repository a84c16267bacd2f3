import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import type { Change, Labelled, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { paymentMethodOf, recordPayment } from '../bill/index.ts';
import { setOrderStatus, payOrder } from '../order/index.ts';
import { releaseHeldRooms } from '../room/index.ts';
import { applyOnce, type ChannelOrder } from './channelOrders.ts';
import { warnOfLatePayment } from './warnings.ts';

type Input = CallInput<'intakeOrderPaid'>;

/** Statuses of an order that was already paid; a repeated notification then changes nothing. */
const paidOnce: readonly OrderStatus[] = [
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
  OrderStatus.refundRequested,
  OrderStatus.refunded,
];

/** The guest has paid: the room that was held until then is reserved. */
export const intakeOrderPaid: Handler<'intakeOrderPaid'> = async (call, server) => {
  const { input } = call;
  const { store } = server;
  try {
    return await applyOnce(store, call, {
      input,
      done: paidOnce,
      work: (tx, orders) => pay(tx, orders, { input, time: hotelTime(server) }),
    });
  } catch (error) {
    if (error instanceof Refusal) await warnOfLatePayment(store, call, input);
    throw error;
  }
};

async function pay(
  tx: Tx,
  orders: readonly ChannelOrder[],
  { input, time }: { input: Input; time: HotelTime },
): Promise<Moved> {
  let sum = 0;
  const moved = await each(orders, async (order) => {
    const events = await payOrder(tx, order, {
      time,
      ...(input.tradeNumber !== undefined && { also: { trade_number: input.tradeNumber } }),
    });
    const { last_pay, source, source_name } = await tx
      .selectFrom('orders')
      .select(['last_pay', 'source', 'source_name'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    sum += last_pay;
    await recordPayment(tx, order.id, {
      amount: last_pay,
      method: paymentMethodOf(source),
      note: source_name,
      by: null,
      time: time.now,
    });
    const log = movedLog(order, OrderStatus.paid, {
      sketch: `订单 ${order.id} 已支付`,
      also: { 实付金额: toYuan(last_pay) },
    });
    return { events, log };
  });
  if (input.lastPay !== undefined && toFen(input.lastPay) !== sum) {
    throw conflict(`订单的实付金额为 ${toYuan(sum)} 元`);
  }
  return moved;
}

/** What a notification does to the orders of a booking. */
interface Moved {
  events: RoomEvent[];
  log: Change<unknown>['log'];
}

/** Applies a notification to each order of a booking, in their order. */
async function each(
  orders: readonly ChannelOrder[],
  move: (order: ChannelOrder) => Promise<{ events?: readonly RoomEvent[]; log: LogEntry }>,
): Promise<Moved> {
  const events: RoomEvent[] = [];
  const logs: LogEntry[] = [];
  for (const order of orders) {
    const moved = await move(order);
    events.push(...(moved.events ?? []));
    logs.push(moved.log);
  }
  const [first, ...others] = logs;
  return { events, log: first ? [first, ...others] : null };
}

/** The guest cancels an unpaid order: it is closed and its room released. */
export const intakeOrderCancelled: Handler<'intakeOrderCancelled'> = (call, { store }) =>
  applyOnce(store, call, {
    input: call.input,
    done: [OrderStatus.closed],
    work: (tx, orders) =>
      each(orders, async (order) => {
        await setOrderStatus(tx, order.id, 'close');
        return {
          events: await releaseHeldRooms(tx, order.id),
          log: movedLog(order, OrderStatus.closed, { sketch: `订单 ${order.id} 由客人取消` }),
        };
      }),
  });

/** The guest requests a refund; a clerk decides. The room stays reserved until then. */
export const intakeRefundRequested: Handler<'intakeRefundRequested'> = (call, { store }) => {
  const { reason } = call.input;
  return applyOnce(store, call, {
    input: call.input,
    done: [OrderStatus.refundRequested, OrderStatus.refunded],
    work: (tx, orders) =>
      each(orders, async (order) => {
        await setOrderStatus(tx, order.id, 'requestRefund', { refund_reason: reason });
        const log = movedLog(order, OrderStatus.refundRequested, {
          sketch: `订单 ${order.id} 申请退款`,
          also: { 退款原因: reason },
        });
        return { log };
      }),
  });
};

/** Log entry of an order whose status a channel changed. */
const movedLog = (
  order: ChannelOrder,
  to: OrderStatus,
  { sketch, also = {} }: { sketch: string; also?: Labelled },
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: 'order', id: order.id },
  hotelId: order.hotel_id,
  before: byLabel(Order, { status: order.status }),
  after: { ...byLabel(Order, { status: to }), ...also },
});
