import { cancelOrder as contract } from '@anzhu/api/contract/booking';
import { byLabel } from '@anzhu/api/contract/label';
import { OrderStatus } from '@anzhu/api/contract/order';
import { refundable, refundRefusal } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { checkMovedCharges, endAllowances } from '../bill/index.ts';
import { keptColumns, type OrderRow, paidSums, setOrderStatus } from '../order/index.ts';
import { releaseHeldRooms } from '../room/index.ts';
import { bookingsOf, lockOrders } from './changePlan.ts';
import { endLog } from './end.ts';
import { readOwnRoom } from './ownRoom.ts';

/** What was received for a booking, or all rooms of its group, and what of it can be paid back. */
export const quoteCancel: Handler<'quoteCancel'> = async (
  { input, session },
  { store: { db } },
) => {
  const { orders, skipped } = await bookingsOf(db, input, { session, act: 'cancel' });
  const rooms = [];
  for (const order of orders) {
    const own = await readOwnRoom(db, order);
    rooms.push({
      orderId: order.id,
      roomName: own?.name ?? null,
      status: order.status,
      lastPay: toYuan(order.last_pay),
      received: toYuan(order.received),
      refundable: toYuan(refundable(paidSums(order))),
    });
  }
  return { rooms, refundable: toYuan(refundableOf(orders)), skipped };
};

const refundableOf = (orders: readonly OrderRow[]): Fen =>
  orders.reduce((sum, order) => sum + refundable(paidSums(order)), 0);

/**
 * Cancels a booking, or all rooms of its group: their nights are free at once. A refund is requested where something is
 * to be paid back, else it is closed and keeps what was received.
 */
export const cancelOrder: Handler<'cancelOrder'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const act = { session, act: 'cancel' } as const;
    const { orders: read } = await bookingsOf(tx, input, act);
    await lockOrders(tx, read);
    const { orders, skipped } = await bookingsOf(tx, input, act);
    const paid = refundableOf(orders);
    if (input.refundable !== undefined && toFen(input.refundable) !== paid) {
      throw conflict(`可退金额现为 ${formatYuan(toYuan(paid))}，请核对后重试`, 'refundAmount');
    }
    const refusal = refundRefusal(toFen(input.refundAmount), paid);
    if (refusal !== null) throw conflict(refusal, 'refundAmount');
    let rest = toFen(input.refundAmount);
    const rooms = [];
    const events: RoomEvent[] = [];
    const logs: LogEntry[] = [];
    for (const order of orders.toSorted((one, other) => one.id - other.id)) {
      const due = Math.min(rest, refundable(paidSums(order)));
      rest -= due;
      const done = await cancelOne(tx, order, { input, due, session, time: hotelTime(server) });
      rooms.push(done.room);
      events.push(...done.events);
      logs.push(done.log);
    }
    const [log, ...others] = logs;
    const status = rooms.find(({ orderId }) => orderId === orders[0].id)?.status;
    return {
      data: { status: status ?? OrderStatus.closed, rooms, skipped },
      events,
      log: log ? [log, ...others] : null,
    };
  });

/** Cancels one booking, of which `due` is to be paid back. */
async function cancelOne(
  tx: Tx,
  order: OrderRow,
  {
    input,
    due,
    session,
    time,
  }: { input: CallInput<'cancelOrder'>; due: Fen; session: Session; time: HotelTime },
) {
  const { reason } = input;
  await checkMovedCharges(tx, order.id, '请先转出');
  await endAllowances(tx, order, { user: session.userId, time, reason: '取消订单' });
  const most = refundable(paidSums(order));
  const status = due > 0 ? OrderStatus.refundRequested : OrderStatus.closed;
  await (due > 0
    ? setOrderStatus(tx, order.id, 'cancelForRefund', {
        is_released: 1,
        refund_reason: reason,
        refund_due: due < most ? due : null,
      })
    : setOrderStatus(tx, order.id, 'cancel', {
        refund_reason: reason,
        ...keptColumns(order, most, time.now),
      }));
  const also = byLabel(contract.input, { reason, refundAmount: toYuan(due) });
  return {
    room: {
      orderId: order.id,
      status,
      refundAmount: toYuan(due),
      kept: toYuan(most - due),
    },
    events: await releaseHeldRooms(tx, order.id),
    log: endLog(order, status, { sketch: `取消订单 ${order.id}`, also }),
  };
}
