import type { Id } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, type OrderStatus } from '@anzhu/api/contract/order';
import { nightsOf } from '@anzhu/api/rules/availability';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { expiredStayRefusal } from '@anzhu/api/rules/orderFit';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { checkRoomFree } from '../availability/index.ts';
import { lockedOrder, type OrderRow, periodOf } from '../order/index.ts';
import { holdRoom, releaseHeldRooms, roomEvents, roomFor, type RoomRow } from '../room/index.ts';

/** Gives an order a room beforehand, or takes it back (spec: orders, at the desk). */
export const assignOrder: Handler<'assignOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const order = await lockedOrder(tx, input.orderId, session);
    const { reason } = orderAllows('assign', order);
    if (reason) throw conflict(reason);
    const room = input.roomId === null ? null : await wantedRoom(tx, input.roomId, order, session);
    if (room) await checkFree(tx, room, { order, time });
    const held = await readHeld(tx, order.id);
    if ((room?.id ?? null) === order.assigned_room_id && (room !== null || held.length === 0)) {
      return { data: null, log: null };
    }
    await tx
      .updateTable('orders')
      .set({ assigned_room_id: room?.id ?? null })
      .where('id', '=', order.id)
      .execute();
    const events = await moveHold(tx, order, { room, held, time });
    return {
      data: null,
      events,
      log: {
        type: LogType.dataChange,
        sketch: room ? `订单 ${order.id} 排房 ${room.name}` : `订单 ${order.id} 取消排房`,
        target: { kind: 'order', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, {
          assignedRoomName: order.assigned_room_name ?? held[0]?.name ?? null,
        }),
        after: byLabel(Order, { assignedRoomName: room?.name ?? null }),
      },
    };
  });
};

/** The normal room that the order is to have; refuses one of another type. */
async function wantedRoom(tx: Tx, id: Id, order: OrderRow, session: Session): Promise<RoomRow> {
  const room = await roomFor(tx, id, { session, action: 'view' });
  await checkHotelOpen(tx, room.hotel_id);
  if (room.hotel_id !== order.hotel_id) throw invalid('roomId', '房间与订单应在同一酒店');
  if (room.is_isolation === 1) throw invalid('roomId', '隔离房不能排给订单');
  if (room.room_type_id !== order.room_type_id) {
    throw invalid('roomId', `订单的房型为「${order.room_type_name}」，与房间不符`);
  }
  return room;
}

/** Refuses a room that is taken in the order's nights, and an order whose nights are past. */
async function checkFree(
  tx: Tx,
  room: RoomRow,
  { order, time }: { order: OrderRow; time: HotelTime },
): Promise<void> {
  const period = periodOf(order);
  const past = expiredStayRefusal(period, time.now, '排房');
  if (past !== null) throw conflict(past);
  const tonight = hotelToday(time);
  const nights = nightsOf(period, time.dayStarts).filter((night) => night >= tonight);
  await checkRoomFree(tx, { room, nights, period, time, forOrderIds: [order.id] });
}

/** The room that is held for an order at present. */
const readHeld = (tx: Tx, orderId: number) =>
  tx.selectFrom('room').select(['id', 'name']).where('held_order_id', '=', orderId).execute();

/** Releases the room that was held; holds the new one at once for guests who come today or should have. */
async function moveHold(
  tx: Tx,
  order: OrderRow,
  { room, held, time }: { room: RoomRow | null; held: readonly { id: number }[]; time: HotelTime },
): Promise<RoomEvent[]> {
  const isHeld = room !== null && held.some(({ id }) => id === room.id);
  if (isHeld) return [];
  const released = await releaseHeldRooms(tx, order.id);
  const isDue = hotelDayOf(order.arrive_time, time.dayStarts) <= hotelToday(time);
  if (room === null || !isDue) return released;
  const hold = await holdRoom(tx, {
    id: order.id,
    hotelId: order.hotel_id,
    roomTypeId: order.room_type_id,
    status: order.status as typeof OrderStatus.unpaid | typeof OrderStatus.paid,
    nights: nightsOf(periodOf(order), time.dayStarts),
    period: periodOf(order),
  });
  return hold ? [...released, ...(await roomEvents(tx, [hold.id]))] : released;
}
