import type { InputOf } from '../../../contract/endpoint.ts';
import { Code } from '../../../contract/envelope.ts';
import { OrderStatus, type Order } from '../../../contract/order.ts';
import type { Room } from '../../../contract/room.ts';
import type { checkIn, StayQuote } from '../../../contract/stay.ts';
import { fullMessage, fullNights, nightsOf } from '../../../rules/availability.ts';
import { toFen, toYuan } from '../../../rules/money.ts';
import { nightsPast } from '../../../rules/orderFit.ts';
import type { StayPeriod } from '../../../rules/stayDates.ts';
import { nightChange, priceOfAdded } from '../../../rules/stayPrice.ts';
import { heldIn } from '../../due.ts';
import { hotelTime, now } from '../../fixtures/hotel.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse } from '../../mock.ts';
import { byId, nextId } from '../../records.ts';

type CheckIn = InputOf<typeof checkIn>;

/** What a stay costs, and the nights of it that are full. */
export function quoteStay(
  { orders, rooms, roomTypes, discounts }: HotelState,
  room: Room,
  { order, period }: { order: Order | null; period: StayPeriod },
): StayQuote {
  const { dayStarts } = hotelTime;
  const wanted = nightsOf(period, dayStarts);
  const booked = {
    estimatedCheckIn: order?.estimatedCheckIn ?? '',
    estimatedCheckOut: order?.estimatedCheckOut ?? '',
  };
  if (order) {
    const past = nightsPast(booked, now);
    if (past !== null) refuse(Code.conflict, past);
  }
  const bought = order ? nightsOf(booked, dayStarts) : [];
  const change = nightChange(bought, wanted);
  const { added, removed } = change;
  const fee = toFen(byId(roomTypes, room.type)?.fee ?? 0);
  const price = priceOfAdded(change, {
    feeOf: () => fee,
    discounts: discounts.filter(({ hotelId }) => hotelId === room.hotelId),
    now,
  });
  // The order that loses this room does not count.
  const others = orders.filter(({ id }) => id !== room.orderId);
  const held = added.map((night) => heldIn(others, room.type ?? '', night));
  const ofType = rooms.filter(({ type, isIsolation }) => type === room.type && !isIsolation);
  return {
    nights: wanted.length,
    pay: (order?.pay ?? 0) + toYuan(price.pay),
    lastPay: (order?.lastPay ?? 0) + toYuan(price.lastPay),
    orderNights: order?.days ?? 0,
    orderPay: order?.pay ?? 0,
    addedNights: added.length,
    addedPay: toYuan(price.pay),
    addedLastPay: toYuan(price.lastPay),
    removedNights: removed.length,
    full: fullNights(added, held, ofType.length),
  };
}

/** Refuses a stay when the rooms of the type are all held on one of its added nights. */
export function checkRoomLeft({ full }: StayQuote): void {
  const message = fullMessage(full);
  if (message !== null) refuse(Code.conflict, message);
}

/** Adds the order of guests without one, at the best price that the hotel's discounts allow. */
export function addWalkIn(
  { orders, hotels }: HotelState,
  room: Room,
  { input, quote }: { input: CheckIn; quote: StayQuote },
): Order {
  const { estimatedCheckIn, estimatedCheckOut, province = null, checkInfoList } = input;
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
    days: quote.nights,
    pay: quote.pay,
    lastPay: quote.lastPay,
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
