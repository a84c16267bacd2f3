import type { Order } from '../contract/order.ts';
import type { Room } from '../contract/room.ts';
import { orderAllows } from './orderTransitions.ts';
import type { StayPeriod } from './stayDates.ts';

type OrderToFit = Pick<
  Order,
  | 'status'
  | 'guarantee'
  | 'hotelId'
  | 'roomType'
  | 'roomTypeName'
  | 'estimatedCheckIn'
  | 'estimatedCheckOut'
>;
type RoomToFit = Pick<Room, 'name' | 'hotelId' | 'type'>;

/**
 * Why an order whose nights are past is not checked in, or given a room; null while they are not (spec: orders, a stay
 * costs what is paid for it). All three times are `yyyy-MM-dd HH:mm:ss`.
 */
export const expiredStayRefusal = (
  { estimatedCheckIn, estimatedCheckOut }: StayPeriod,
  now: string,
  act: '办理入住' | '排房' = '办理入住',
): string | null =>
  estimatedCheckOut > now
    ? null
    : `订单的入住日期（${estimatedCheckIn.slice(5, 10)} 至 ${estimatedCheckOut.slice(5, 10)}）已过，不能${act}`;

/** Why an order cannot be checked in to a room at a moment; null when it can (spec: rooms and stays). */
export function orderMisfit(order: OrderToFit, room: RoomToFit, now: string): string | null {
  const { reason } = orderAllows('checkIn', order);
  if (reason !== undefined) return reason;
  const { estimatedCheckIn, estimatedCheckOut } = order;
  if (estimatedCheckIn !== null && estimatedCheckOut !== null) {
    const past = expiredStayRefusal({ estimatedCheckIn, estimatedCheckOut }, now);
    if (past !== null) return past;
  }
  const isElsewhere =
    order.hotelId !== null && room.hotelId !== null && order.hotelId !== room.hotelId;
  if (isElsewhere) return '订单不属于本酒店，不能办理入住';
  const isOtherType = order.roomType !== null && room.type !== null && order.roomType !== room.type;
  if (isOtherType) {
    return `订单的房型为「${order.roomTypeName ?? ''}」，与房间「${room.name}」的房型不同，不能办理入住`;
  }
  return null;
}
