import type { Order } from '../contract/order.ts';
import type { Room } from '../contract/room.ts';
import { orderAllows } from './orderTransitions.ts';

type OrderToFit = Pick<Order, 'status' | 'hotelId' | 'roomType' | 'roomTypeName'>;
type RoomToFit = Pick<Room, 'name' | 'hotelId' | 'type'>;

/** Why an order cannot be checked in to a room; null when it can (spec: rooms and stays). */
export function orderMisfit(order: OrderToFit, room: RoomToFit): string | null {
  const { reason } = orderAllows('checkIn', order.status);
  if (reason !== undefined) return reason;
  const isElsewhere =
    order.hotelId !== null && room.hotelId !== null && order.hotelId !== room.hotelId;
  if (isElsewhere) return '订单不属于本酒店，不能办理入住';
  const isOtherType = order.roomType !== null && room.type !== null && order.roomType !== room.type;
  if (isOtherType) {
    return `订单的房型为「${order.roomTypeName ?? ''}」，与房间「${room.name}」的房型不同，不能办理入住`;
  }
  return null;
}
