import { cancelOrder as contract } from '@anzhu/api/contract/booking';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { hotelDayOf, hotelToday } from '@anzhu/api/rules/hotelDay';
import { refundable, refundRefusal } from '@anzhu/api/rules/bill';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { orderConflict, orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import { hotelTime } from '../../platform/clock.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { lockedOrder, setOrderStatus, type OrderRow, paidSums } from '../order/index.ts';
import { releaseHeldRooms } from '../room/index.ts';

/** Cancels an order: a refund is requested where something is to be paid back, else it is closed. */
export const cancelOrder: Handler<'cancelOrder'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.id, session);
    if (!orderStatusesFor('cancel').includes(order.status)) {
      throw conflict(orderConflict(order.status));
    }
    const paid = refundable(paidSums(order));
    if (input.refundable !== undefined && toFen(input.refundable) !== paid) {
      throw conflict(`可退金额现为 ${formatYuan(toYuan(paid))}，请核对后重试`, 'refundAmount');
    }
    const due = toFen(input.refundAmount);
    const refusal = refundRefusal(due, paid);
    if (refusal !== null) throw conflict(refusal, 'refundAmount');
    const { reason } = input;
    const status = due > 0 ? OrderStatus.refundRequested : OrderStatus.closed;
    await (due > 0
      ? setOrderStatus(tx, order.id, 'requestRefund', {
          is_released: 1,
          refund_reason: reason,
          refund_due: due < paid ? due : null,
        })
      : setOrderStatus(tx, order.id, 'cancel', { refund_reason: reason, kept: paid }));
    return {
      data: { status },
      events: await releaseHeldRooms(tx, order.id),
      log: endLog(order, status, {
        sketch: `取消订单 ${order.id}`,
        also: byLabel(contract.input, { reason, refundAmount: input.refundAmount }),
      }),
    };
  });

/** Ends an order whose guests have not come: its money is kept (spec: orders, at the desk). */
export const endNoShow: Handler<'endNoShow'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.id, session);
    const time = hotelTime(server);
    if (!orderStatusesFor('noShow').includes(order.status)) {
      throw conflict(orderConflict(order.status));
    }
    if (hotelDayOf(order.arrive_time, time.dayStarts) >= hotelToday(time)) {
      throw conflict('第一晚尚未过去，不能标记未到店');
    }
    await setOrderStatus(tx, order.id, 'noShow', { is_no_show: 1 });
    return {
      data: { status: OrderStatus.completed },
      events: await releaseHeldRooms(tx, order.id),
      log: endLog(order, OrderStatus.completed, {
        sketch: `订单 ${order.id} 未到店`,
        also: byLabel(Order, { isNoShow: true }),
      }),
    };
  });

/** Log entry of an order that has ended before its guests came. */
const endLog = (
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
