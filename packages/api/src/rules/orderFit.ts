import { type Order, OrderStatus } from '../contract/order.ts';
import type { Room } from '../contract/room.ts';
import { hotelDayOf, type HotelTime, hotelToday } from './hotelDay.ts';
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
  act: '办理入住' | '排房' | '恢复' = '办理入住',
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

type WaitingOrder = Pick<
  Order,
  'status' | 'guarantee' | 'holdUntil' | 'estimatedCheckIn' | 'estimatedCheckOut' | 'dayUseHours'
>;

/**
 * Why an order is no no-show yet: its first night, or its hours, have to be over, or on the day of its arrival the moment
 * until which an unpaid one was held; null when it can be one (spec: no-shows).
 */
export function noShowRefusal(order: WaitingOrder, time: HotelTime): string | null {
  const { reason } = orderAllows('noShow', order);
  if (reason !== undefined) return reason;
  const { status, holdUntil, estimatedCheckIn, estimatedCheckOut, dayUseHours = 0 } = order;
  const today = hotelToday(time);
  const night = estimatedCheckIn === null ? today : hotelDayOf(estimatedCheckIn, time.dayStarts);
  const isPastHold =
    status === OrderStatus.unpaid && holdUntil !== undefined && holdUntil < time.now;
  const isDayUse = dayUseHours > 0;
  const arePastHours = isDayUse && estimatedCheckOut !== null && estimatedCheckOut <= time.now;
  const isOver = night < today || (night === today && (isPastHold || arePastHours));
  return isOver ? null : `${isDayUse ? '钟点' : '第一晚'}尚未过去，不能标记未到店`;
}

type EndedOrder = Pick<
  Order,
  'status' | 'isNoShow' | 'isReleased' | 'estimatedCheckIn' | 'estimatedCheckOut'
>;

/**
 * Why an order that has ended before its guests came is not taken back: only a no-show, or a cancellation of which
 * nothing was paid back, while its nights are not over. Null when it can be (spec: no-shows). `now` is
 * `yyyy-MM-dd HH:mm:ss`.
 */
export function reinstateRefusal(order: EndedOrder, now: string): string | null {
  const { reason } = orderAllows('reinstate', order);
  if (reason !== undefined) return reason;
  const { status, isNoShow, isReleased, estimatedCheckIn, estimatedCheckOut } = order;
  if (status === OrderStatus.completed && !isNoShow) return '客人已入住过，不能恢复订单';
  if (status === OrderStatus.refundRequested && !isReleased) return '客人申请的退款，请驳回退款';
  if (estimatedCheckIn === null || estimatedCheckOut === null) return null;
  return expiredStayRefusal({ estimatedCheckIn, estimatedCheckOut }, now, '恢复');
}
