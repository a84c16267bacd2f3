import { OrderStatus } from '@anzhu/api/contract/order';
import { nightsOf } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/db/store.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { holdRoom, isArrivingSoon, moveHolds, roomEvents } from '../room/index.ts';
import { setOrderStatus } from './status.ts';
import { periodOf } from './queries.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** An unpaid order, as far as paying it needs it. */
type UnpaidOrder = Pick<
  Selectable<Tables['orders']>,
  'hotel_id' | 'room_type_id' | 'arrive_time' | 'leave_time' | 'day_use_hours'
> & {
  id: number;
};

/**
 * Marks an order as paid. The room that was held for it is reserved; where none was, one is held for guests who
 * come soon (spec: orders).
 */
export async function payOrder(
  tx: Tx,
  order: UnpaidOrder,
  { time, also }: { time: HotelTime; also?: Updateable<Tables['orders']> },
): Promise<RoomEvent[]> {
  await setOrderStatus(tx, order.id, 'pay', {
    ...also,
    paid_time: time.now,
    hold_until: null,
  });
  const reserved = await moveHolds(tx, order.id, OrderStatus.paid);
  if (reserved.length > 0 || !isArrivingSoon(order.arrive_time, time)) {
    return roomEvents(tx, reserved);
  }
  const room = await holdRoom(tx, {
    id: order.id,
    hotelId: order.hotel_id,
    roomTypeId: order.room_type_id,
    status: OrderStatus.paid,
    nights: nightsOf(periodOf(order), time.dayStarts),
    period: periodOf(order),
  });
  return room ? roomEvents(tx, [room.id]) : [];
}
