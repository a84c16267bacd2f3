import type { InputOf } from '../../../contract/endpoint.ts';
import { Code } from '../../../contract/envelope.ts';
import { OrderStatus, type Order } from '../../../contract/order.ts';
import type { Room } from '../../../contract/room.ts';
import type { checkIn } from '../../../contract/stay.ts';
import { fullNight, nightsOf } from '../../../rules/availability.ts';
import { bestPrice } from '../../../rules/discounts.ts';
import { toFen, toYuan } from '../../../rules/money.ts';
import { nights } from '../../../rules/stayDates.ts';
import { heldIn } from '../../due.ts';
import { hotelTime, now } from '../../fixtures/hotel.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse } from '../../mock.ts';
import { byId, nextId } from '../../records.ts';

type CheckIn = InputOf<typeof checkIn>;

/** Refuses guests without an order when the rooms of the type are all held on one of their nights. */
function checkRoomLeft({ orders, rooms }: HotelState, room: Room, input: CheckIn): void {
  const stayNights = nightsOf(input, hotelTime.dayStarts);
  // The order that loses this room does not count.
  const others = orders.filter(({ id }) => id !== room.orderId);
  const held = stayNights.map((night) => heldIn(others, room.type ?? '', night));
  const ofType = rooms.filter(({ type, isIsolation }) => type === room.type && !isIsolation);
  const full = fullNight(stayNights, held, ofType.length);
  if (full !== null) refuse(Code.conflict, full);
}

/** Adds the order of guests without one, at the best price that the hotel's discounts allow. */
export function addWalkIn(state: HotelState, room: Room, input: CheckIn): Order {
  const { orders, hotels, roomTypes, discounts } = state;
  const { estimatedCheckIn, estimatedCheckOut, province = null, checkInfoList } = input;
  const days = nights(input, hotelTime.dayStarts);
  const pay = days * (byId(roomTypes, room.type)?.fee ?? 0);
  checkRoomLeft(state, room, input);
  const { payFen } = bestPrice(
    { priceFen: toFen(pay), nights: days, now },
    discounts.filter(({ hotelId }) => hotelId === room.hotelId),
  );
  const [first] = checkInfoList;
  const order: Order = {
    id: nextId(orders),
    userPO: null,
    hotelId: room.hotelId,
    hotelName: byId(hotels, room.hotelId)?.name ?? null,
    customerName: first?.name ?? null,
    customerId: input.customerId ?? null,
    province,
    roomType: room.type,
    roomTypeName: room.roomTypeName,
    days,
    pay,
    lastPay: toYuan(payFen),
    refundAmount: null,
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
