import {
  intakeOrderPaid as intakeOrderPaidContract,
  intakeRefundRequested as intakeRefundRequestedContract,
} from '@anzhu/api/contract/intake';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { refundable } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import type { Channel } from '../../platform/caller.ts';
import type { Change, Db, Labelled, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { channelPayments, endAllowances, paymentMethodOf, recordPayment } from '../bill/index.ts';
import {
  keptColumns,
  lockOrder,
  paidSums,
  payOrder,
  readOrders,
  setOrderStatus,
} from '../order/index.ts';
import { releaseHeldRooms } from '../room/index.ts';
import { applyOnce, type ChannelOrder, differs } from './channelOrders.ts';
import { keepPaidTwice, withLogs } from './paidTwice.ts';
import {
  dropPending,
  lockPending,
  refuseNoticeOfPending,
  withdrawPending,
} from './pendingOrders.ts';
import { warnOfLatePayment } from './warnings.ts';

type Input = CallInput<'intakeOrderPaid'>;

/** Statuses of an order that was already paid; a repeated notification then changes nothing. */
const paidOnce: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
  OrderStatus.refundRequested,
  OrderStatus.refunded,
]);

/** The guest has paid: the room that was held until then is reserved. */
export const intakeOrderPaid: Handler<'intakeOrderPaid'> = async (call, server) => {
  const { input } = call;
  const { store } = server;
  const { tradeNumber } = input;
  try {
    return await applyOnce(store, call, {
      input,
      isDone: ({ status, trade_number, is_reported }) =>
        paidOnce.has(status) &&
        is_reported === 1 &&
        (tradeNumber === undefined || trade_number !== ''),
      compare: (db, orders) => comparePaid(db, orders, input),
      work: async (tx, orders) => {
        const time = hotelTime(server);
        const moved = await each(orders, (order) =>
          paidOnce.has(order.status)
            ? addTradeNumber(tx, order, tradeNumber)
            : pay(tx, order, { tradeNumber, time }),
        );
        // A channel that names what it has received may have received the rest only.
        const isRest = (await sumsOf(tx, orders)).isTaken(input.lastPay);
        const warnings = isRest ? [] : await keepPaidTwice(tx, call.channel, orders);
        return { ...moved, log: withLogs(moved.log, warnings) };
      },
    });
  } catch (error) {
    if (error instanceof Refusal) {
      await refuseNoticeOfPending(store.db, call.channel, input.externalId);
      await warnOfLatePayment(store, call, input);
    }
    throw error;
  }
};

/** @throws Refusal for another sum than the channel has paid, or is to pay, and for another payment */
async function comparePaid(
  db: Db,
  orders: readonly [ChannelOrder, ...ChannelOrder[]],
  { lastPay, tradeNumber }: Input,
): Promise<void> {
  const { isTaken, reported } = await sumsOf(db, orders);
  const isOtherSum = lastPay !== undefined && toFen(lastPay) !== reported && !isTaken(lastPay);
  const isOtherPayment =
    tradeNumber !== undefined && orders.some((order) => order.trade_number !== tradeNumber);
  if (isOtherPayment) {
    const fields = {
      ...(isOtherSum && { lastPay: `已有订单为 ${toYuan(reported)} 元` }),
      tradeNumber: '与已有订单不同',
    };
    throw differs(intakeOrderPaidContract.input, fields, { why: stateWords(orders[0]) });
  }
  if (isOtherSum) throw conflict(`订单的实付金额为 ${toYuan(reported)} 元`, 'lastPay');
}

/** What a channel has reported of orders, or is to report, in fen, and whether a sum is what their bills took of it. */
async function sumsOf(db: Db, orders: readonly ChannelOrder[]) {
  const received = await channelPayments(
    db,
    orders.map(({ id }) => id),
  );
  const takenOf = ({ id }: ChannelOrder) => received.get(id) ?? 0;
  const sum = (of: (order: ChannelOrder) => number) =>
    orders.reduce((total, order) => total + of(order), 0);
  const taken = sum(takenOf);
  // The desk may have changed the price since.
  const reported = sum((order) => takenOf(order) + order.paid_twice || order.last_pay);
  const isTaken = (lastPay: number | undefined): boolean =>
    lastPay !== undefined && taken > 0 && toFen(lastPay) === taken;
  return { reported, isTaken };
}

const stateWords = ({ id, status }: ChannelOrder): string =>
  `订单 ${id} ${orderStatusLabel[status]}`;

async function pay(
  tx: Tx,
  order: ChannelOrder,
  { tradeNumber, time }: { tradeNumber: string | undefined; time: HotelTime },
): Promise<MovedOne> {
  const events = await payOrder(tx, order, {
    time,
    ...(tradeNumber !== undefined && { also: { trade_number: tradeNumber } }),
  });
  const [paid] = await readOrders(tx, [order.id]);
  if (!paid) throw new Error('an order is lost');
  const { last_pay, received, source, source_name } = paid;
  await recordPayment(tx, order.id, {
    // The desk may have received a part of it.
    amount: last_pay - received,
    method: paymentMethodOf(source),
    note: source_name,
    by: null,
    isByChannel: true,
    time: time.now,
  });
  const log = movedLog(order, OrderStatus.paid, {
    sketch: `订单 ${order.id} 已支付`,
    also: { 实付金额: toYuan(last_pay) },
  });
  return { events, log };
}

/** Keeps the number of a payment that was known without it. Of two at once the second is a repeated one. */
async function addTradeNumber(
  tx: Tx,
  order: ChannelOrder,
  tradeNumber: string | undefined,
): Promise<MovedOne> {
  if (tradeNumber === undefined || order.trade_number !== '') return { log: null };
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ trade_number: tradeNumber })
    .where('id', '=', order.id)
    .where('trade_number', '=', '')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict('支付单号与已有订单不同', 'tradeNumber');
  const sketch = `订单 ${order.id} 补记支付单号`;
  return { log: movedLog(order, order.status, { sketch, also: { 支付单号: tradeNumber } }) };
}

/** What a notification does to one order. */
interface MovedOne {
  events?: readonly RoomEvent[];
  log: LogEntry | null;
}

/** What a notification does to the orders of a booking. */
interface Moved {
  events: RoomEvent[];
  log: Change<unknown>['log'];
}

/** Applies a notification to each order of a booking, in their order. */
async function each(
  orders: readonly ChannelOrder[],
  move: (order: ChannelOrder) => Promise<MovedOne>,
): Promise<Moved> {
  const events: RoomEvent[] = [];
  const logs: LogEntry[] = [];
  for (const order of orders) {
    const moved = await move(order);
    events.push(...(moved.events ?? []));
    if (moved.log) logs.push(moved.log);
  }
  return { events, log: withLogs(null, logs) };
}

/** The same where the guest no longer comes: a modification that waits is dropped first. */
async function withoutPending(
  tx: Tx,
  channel: Channel,
  orders: readonly ChannelOrder[],
  move: (order: ChannelOrder) => Promise<MovedOne>,
): Promise<Moved> {
  const externalId = orders[0]?.external_id ?? '';
  const dropped = await dropPending(tx, await lockPending(tx, channel, externalId));
  const moved = await each(orders, move);
  return { ...moved, events: [...moved.events, ...dropped] };
}

/** The guest cancels an unpaid order: it is closed and its room released. */
export const intakeOrderCancelled: Handler<'intakeOrderCancelled'> = async (call, server) => {
  const { store } = server;
  const time = hotelTime(server);
  if (await withdrawPending(store, call, call.input.externalId)) {
    return { id: null, status: OrderStatus.closed };
  }
  return applyOnce(store, call, {
    input: call.input,
    isDone: ({ status }) => status === OrderStatus.closed,
    work: (tx, orders) =>
      withoutPending(tx, call.channel, orders, async (order) => {
        // First: what a clerk receives at once is kept as well.
        await lockOrder(tx, order.id);
        const [row] = await readOrders(tx, [order.id]);
        const kept = row ? refundable(paidSums(row)) : 0;
        await setOrderStatus(tx, order.id, 'close', row && keptColumns(row, kept, time.now));
        if (row) await endAllowances(tx, row, { user: null, time, reason: '客人取消' });
        return {
          events: await releaseHeldRooms(tx, order.id),
          log: movedLog(order, OrderStatus.closed, { sketch: `订单 ${order.id} 由客人取消` }),
        };
      }),
  });
};

const { refundRequested, refunded } = OrderStatus;

/** The guest requests a refund; a clerk decides. The room stays reserved until then. */
export const intakeRefundRequested: Handler<'intakeRefundRequested'> = (call, { store }) => {
  const { reason } = call.input;
  return applyOnce(store, call, {
    input: call.input,
    isDone: ({ status, refund_reason }) =>
      status === refunded || (status === refundRequested && refund_reason !== ''),
    compare: (_db, orders) => {
      const other = orders.find(
        ({ refund_reason }) => refund_reason !== '' && refund_reason !== reason,
      );
      if (!other) return;
      const fields = { reason: `已有申请为「${other.refund_reason}」` };
      const input = intakeRefundRequestedContract.input;
      throw differs(input, fields, { why: stateWords(other), stored: '已有申请' });
    },
    work: (tx, orders) =>
      withoutPending(tx, call.channel, orders, async (order) => {
        const also = { refund_reason: reason };
        if (order.status === refundRequested)
          await tx.updateTable('orders').set(also).where('id', '=', order.id).execute();
        else await setOrderStatus(tx, order.id, 'requestRefund', also);
        const log = movedLog(order, refundRequested, {
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
