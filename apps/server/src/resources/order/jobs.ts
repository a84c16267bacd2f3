import { unpaidMinutes } from '@anzhu/api/contract/booking';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { sql } from 'kysely';
import { systemActor } from '../../platform/caller.ts';
import { hotelTime, localTime, momentOf } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { conflict } from '../../platform/refusal.ts';
import { each, type Job } from '../../platform/schedule/job.ts';
import type { Server } from '../../platform/server.ts';
import { endAllowances } from '../bill/index.ts';
import { releaseHeldRooms } from '../room/index.ts';
import { readOrders } from './queries.ts';
import { refundClaimTimeout, type SettledRefund, settleRefund } from './refund.ts';
import { setOrderStatus } from './status.ts';

/** Milliseconds that a guest has to pay. */
const unpaidTimeout = unpaidMinutes * 60_000;

/** Orders read at once. */
const unpaidAtOnce = 200;

type Due = { id: number; hotel_id: number };

/** Closes an order that was not paid online in time, and releases its room. */
const close = (server: Server, { id, hotel_id }: Due): Promise<null> =>
  server.store.change(systemActor, async (tx) => {
    await setOrderStatus(tx, id, 'close');
    const [order] = await readOrders(tx, [id]);
    const time = hotelTime(server);
    if (order) await endAllowances(tx, order, { user: null, time, reason: '未支付，自动关闭' });
    return {
      data: null,
      events: await releaseHeldRooms(tx, id),
      log: {
        type: LogType.dataChange,
        sketch: `订单 ${id} 超过 ${unpaidMinutes} 分钟未支付，自动关闭`,
        target: { kind: 'order', id },
        hotelId: hotel_id,
        before: byLabel(Order, { status: OrderStatus.unpaid }),
        after: byLabel(Order, { status: OrderStatus.closed }),
      },
    };
  });

export const closeUnpaidOrders: Job = {
  name: 'close orders not paid online',
  every: 20,
  run(server, signal) {
    const until = localTime(server.clock.now() - unpaidTimeout);
    return each<Due>(signal, {
      read: (after) =>
        server.store.db
          .selectFrom('orders')
          .select(['id', 'hotel_id'])
          // As the index of those that a clock closes has it.
          .where(sql<boolean>`status = ${sql.lit(OrderStatus.unpaid)}`)
          .where('guarantee', '=', Guarantee.online)
          .where('created_time', '<=', until)
          .where('id', '>', after?.id ?? 0)
          .orderBy('id')
          .limit(unpaidAtOnce)
          .execute(),
      act: (due) => close(server, due),
    });
  },
};

/** Refunds read at once. */
const refundsAtOnce = 50;

/**
 * Milliseconds after which a refund unknown to the gateway counts as never requested: no request of
 * this server takes so long.
 */
const unknownRefundTimeout = 10 * 60_000;

/** A requested refund whose outcome is unknown. */
interface OpenRefund extends SettledRefund {
  /** The claim on the order as it was read. */
  since: LocalTime | null;
  asked: LocalTime;
}

const readOpen = ({ store, clock }: Server, after: number): Promise<OpenRefund[]> =>
  store.db
    .selectFrom('orders')
    .innerJoin('refund', 'refund.order_id', 'orders.id')
    .select([
      'orders.id as orderId',
      'orders.hotel_id as hotelId',
      'orders.refund_since as since',
      'refund.refund_number as refundNumber',
      'refund.amount',
      'refund.asked_time as asked',
    ])
    .where('orders.status', '=', OrderStatus.refundRequested)
    .where('orders.refund_since', 'is not', null)
    // By now the request that claimed it has ended.
    .where('refund.asked_time', '<', localTime(clock.now() - refundClaimTimeout))
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(refundsAtOnce)
    .execute();

/** The gateway has not paid and will not: the request can be refused, or retried. */
const release = (
  { store, clock }: Server,
  { orderId, hotelId, refundNumber, since, asked }: OpenRefund,
): Promise<null> =>
  store.change(systemActor, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ refund_since: null })
      .where('id', '=', orderId)
      .where('status', '=', OrderStatus.refundRequested)
      .where('refund_since', '=', since)
      .executeTakeFirst();
    const declined = await tx
      .updateTable('refund')
      .set({ state: 'declined', settled_time: localTime(clock.now()) })
      .where('refund_number', '=', refundNumber)
      .where('asked_time', '=', asked)
      .executeTakeFirst();
    // A clerk has retried meanwhile: the queried state may be out of date.
    const isMine = numUpdatedRows === 1n && declined.numUpdatedRows === 1n;
    if (!isMine) throw conflict('退款正在处理，请稍后刷新');
    return {
      data: null,
      log: {
        type: LogType.exception,
        sketch: `订单 ${orderId} 退款失败，支付渠道未付款`,
        target: { kind: 'order', id: orderId },
        hotelId,
      },
    };
  });

/** Queries the gateway for the result of a refund, and moves the order accordingly. */
async function settle(server: Server, refund: OpenRefund): Promise<void> {
  const { store, payment, clock } = server;
  const gatewayState = await payment.find(refund.refundNumber);
  if (gatewayState === 'paid') {
    await store.change(systemActor, (tx) => settleRefund(tx, refund, hotelTime(server)));
  }
  const isLost =
    gatewayState === 'unknown' && clock.now() - momentOf(refund.asked) >= unknownRefundTimeout;
  if (gatewayState === 'declined' || isLost) await release(server, refund);
}

/**
 * Queries refunds whose response was lost, that are pending, or whose server stopped between the
 * payment and its recording.
 */
export const settleRefunds: Job = {
  name: 'settle refunds',
  every: 60,
  run: (server, signal) =>
    each<OpenRefund>(signal, {
      read: (after) => readOpen(server, after?.orderId ?? 0),
      act: (refund) => settle(server, refund),
    }),
};
