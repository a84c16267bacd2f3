import type { InputOf } from '../contract/endpoint.ts';
import { OrderStatus, type Order } from '../contract/order.ts';
import type { Room } from '../contract/room.ts';
import type { checkIn } from '../contract/stay.ts';
import { nights } from '../rules/stayDates.ts';
import { hotels, now, roomTypes } from './fixtures/hotel.ts';
import type { HotelState } from './hotelState.ts';

/** Makes the order of guests who come without one: nights and fee, ten percent off from two nights. */
export function walkIn({ orders }: HotelState, room: Room, input: InputOf<typeof checkIn>): Order {
  const { estimatedCheckIn, estimatedCheckOut, province = null, checkInfoList } = input;
  const days = nights(estimatedCheckIn, estimatedCheckOut);
  const pay = days * (roomTypes.find((type) => type.id === room.type)?.fee ?? 0);
  const [first] = checkInfoList;
  const order: Order = {
    id: Math.max(...orders.map(({ id }) => Number(id))) + 1,
    userPO: null,
    hotelId: 1,
    hotelName: hotels[0]?.name ?? null,
    customerName: first?.name ?? null,
    customerId: input.customerId ?? null,
    province,
    roomType: room.type,
    roomTypeName: room.roomTypeName,
    days,
    pay,
    lastPay: days > 1 ? Math.round(pay * 90) / 100 : pay,
    reason: null,
    status: OrderStatus.paid,
    createTime: now,
    name: first?.name ?? null,
    number: first?.number ?? null,
    idcard: first?.idcard ?? null,
    estimatedCheckIn,
    estimatedCheckOut,
    currentStatus: null,
  };
  orders.unshift(order);
  return order;
}
