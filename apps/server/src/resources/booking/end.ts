import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, orderDueLabel, OrderStatus } from '@anzhu/api/contract/order';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { nightsAhead } from '@anzhu/api/rules/availability';
import { refundable } from '@anzhu/api/rules/bill';
import { defaultHoldUntil, guaranteeOf, withReceived } from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { noShowRefusal, reinstateRefusal } from '@anzhu/api/rules/orderFit';
import { orderConflict, orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { endAllowances } from '../bill/index.ts';
import { checkRoomAvailable } from '../availability/index.ts';
import {
  holdTimeOf,
  keptColumns,
  lockedOrder,
  openPaidTwice,
  orderFor,
  type OrderRow,
  paidSums,
  periodOf,
  setOrderStatus,
} from '../order/index.ts';
import { holdRoom, isArrivingSoon, releaseHeldRooms, roomEvents } from '../room/index.ts';

/** An order as the rules see it. */
const stateOf = (order: OrderRow) => ({
  status: order.status,
  guarantee: order.guarantee,
  holdUntil: order.hold_until ?? undefined,
  isNoShow: order.is_no_show === 1,
  isReleased: order.is_released === 1,
  estimatedCheckIn: order.arrive_time,
  estimatedCheckOut: order.leave_time,
  dayUseHours: order.day_use_hours,
});

/** Ends an order whose guests have not come: it keeps what was received (spec: orders, at the desk). */
export const endNoShow: Handler<'endNoShow'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.id, session);
    const time = hotelTime(server);
    if (!orderStatusesFor('noShow').includes(order.status)) {
      throw conflict(orderConflict(order.status));
    }
    const refusal = noShowRefusal(stateOf(order), time);
    if (refusal !== null) throw conflict(refusal);
    const received = refundable(paidSums(order));
    const isPart = received < order.last_pay;
    await endAllowances(tx, order, { user: session.userId, time, reason: '未到店' });
    await setOrderStatus(tx, order.id, 'noShow', {
      is_no_show: 1,
      ...(isPart && keptColumns(order, received, time.now)),
      // All of it was given back before: nothing is kept.
      ...(received === 0 && { paid_time: null }),
    });
    return {
      data: { status: OrderStatus.completed },
      events: await releaseHeldRooms(tx, order.id),
      log: endLog(order, OrderStatus.completed, {
        sketch: `订单 ${order.id} 未到店`,
        also: byLabel(Order, { isNoShow: true }),
      }),
    };
  });

/** What a channel and the desk have both received was given back by one of them: it waits no longer. */
export const settlePaidTwice: Handler<'settlePaidTwice'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.id, session);
    const amount = openPaidTwice(order);
    if (amount === 0 || amount !== toFen(input.amount)) {
      const now = formatYuan(toYuan(amount));
      throw conflict(`${orderDueLabel.paidTwice}现为 ${now}，请刷新后重试`, 'amount');
    }
    await tx
      .updateTable('orders')
      .set({ paid_twice_settled: hotelTime(server).now })
      .where('id', '=', order.id)
      .execute();
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `订单 ${order.id} 的渠道重复收款已处理`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, { paidTwice: toYuan(amount) }),
        after: { 处理结果: input.note },
      },
    };
  });

/**
 * Takes back a no-show within its nights, or a cancellation of which nothing was paid back, while there are rooms
 * (spec: no-shows). The room type is locked before the order.
 */
export const reinstateOrder: Handler<'reinstateOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const read = await orderFor(tx, input.id, session);
    await checkHotelOpen(tx, read.hotel_id);
    checkReinstated(read, time);
    const nights = nightsAhead(periodOf(read), time);
    const type = { hotelId: read.hotel_id, roomTypeId: read.room_type_id };
    const period = periodOf(read);
    const hours = period.isDayUse ? period : undefined;
    await checkRoomAvailable(tx, { ...type, nights, hours, time, exceptOrderIds: [read.id] });
    const order = await lockedOrder(tx, input.id, session);
    checkReinstated(order, time);
    const { status, holdUntil } = await reinstate(tx, order, time);
    const isSoon = isArrivingSoon(order.arrive_time, time);
    const room = isSoon
      ? await holdRoom(tx, { id: order.id, ...type, status, nights, period })
      : null;
    return {
      data: { status, holdUntil, roomName: room?.name ?? null },
      events: room ? await roomEvents(tx, [room.id]) : [],
      log: {
        type: LogType.dataChange,
        sketch: `恢复订单 ${order.id}`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, { status: order.status, isNoShow: order.is_no_show === 1 }),
        after: byLabel(Order, {
          status,
          isNoShow: false,
          guarantee: guaranteeOf(status, order.guarantee),
          ...(holdUntil !== null && { holdUntil }),
        }),
      },
    };
  });
};

function checkReinstated(order: OrderRow, { now }: HotelTime): void {
  const refusal = reinstateRefusal(stateOf(order), now);
  if (refusal !== null) throw conflict(refusal);
  if (order.refund_since !== null) throw conflict('退款正在处理，请稍后刷新');
  if (order.status === OrderStatus.closed && order.source === OrderSource.walkIn) {
    throw conflict('到店入住的订单不能恢复，请重新办理入住');
  }
}

/** Makes an order wait for its guests again: paid where all of it was received, else held by the desk. */
async function reinstate(tx: Tx, order: OrderRow, time: HotelTime) {
  const also = {
    is_no_show: 0,
    is_released: 0,
    kept: 0,
    refund_due: null,
    refund_reason: '',
  } as const;
  const { received, guarantee: before } = order;
  if (received >= order.last_pay) {
    const paid_time = order.paid_time ?? time.now;
    await setOrderStatus(tx, order.id, 'reinstatePaid', { ...also, hold_until: null, paid_time });
    return { status: OrderStatus.paid, holdUntil: null };
  }
  const isDesks = before !== Guarantee.online && before !== Guarantee.prepaid;
  const guarantee = withReceived(isDesks ? before : Guarantee.onArrival, received);
  const hold = await holdTimeOf(tx, order.hotel_id, time);
  const stay = { arrival: order.arrive_time, leave: order.leave_time };
  const holdUntil = defaultHoldUntil(guarantee, stay, hold);
  await setOrderStatus(tx, order.id, 'reinstateUnpaid', {
    ...also,
    guarantee,
    hold_until: holdUntil,
    paid_time: null,
  });
  return { status: OrderStatus.unpaid, holdUntil };
}

/** Log entry of an order that has ended before its guests came. */
export const endLog = (
  order: OrderRow,
  status: OrderStatus,
  { sketch, also }: { sketch: string; also: NonNullable<LogEntry['after']> },
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: 'order', id: order.id },
  hotelId: order.hotel_id,
  before: byLabel(Order, {
    status: order.status,
    ...(order.assigned_room_name !== null && { assignedRoomName: order.assigned_room_name }),
  }),
  after: { ...byLabel(Order, { status }), ...also },
});
