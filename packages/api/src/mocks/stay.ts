import type { InputOf } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import type { StoredGuest } from '../contract/guest.ts';
import { PersonType } from '../contract/isolation.ts';
import { OrderStatus, type Order } from '../contract/order.ts';
import { RoomStatus, type Room } from '../contract/room.ts';
import {
  changeRoom,
  checkIn,
  checkOut,
  cleanRoom,
  isolationCheckOut,
  listGuests,
  modifyGuests,
  roomIsolationPerson,
} from '../contract/stay.ts';
import { orderMisfit } from '../rules/orderFit.ts';
import { orderTransitions } from '../rules/orderTransitions.ts';
import { isHeldForAnother, roomAllows, type RoomAction } from '../rules/roomTransitions.ts';
import { walkIn } from './walkIn.ts';
import { left, moveRoom, orderOf, roomOf, type HotelState } from './hotelState.ts';
import { mock, refuse } from './mock.ts';

const { vacant, occupied, awaitingCleaning } = RoomStatus;

/** Refuses an action that the room's nature or status does not allow. */
function needRoomFor(action: RoomAction, room: Room): void {
  const { reason } = roomAllows(action, room);
  if (reason !== undefined) refuse(Code.conflict, reason);
}

type CheckIn = InputOf<typeof checkIn>;

const storedGuests = (guests: CheckIn['checkInfoList']): StoredGuest[] =>
  guests.map(({ idcard, number, name, sex, documentKind }) => ({
    personIdcard: idcard,
    personNumber: number,
    personName: name,
    personSex: sex,
    documentKind,
  }));

/** The order that is checked in: the one asked for, or a new one. */
function orderToFill(state: HotelState, room: Room, input: CheckIn): Order {
  if (input.orderId === undefined) return walkIn(state, room, input);
  const order = orderOf(state, input.orderId);
  const misfit = orderMisfit(order, room);
  return misfit === null ? order : refuse(Code.conflict, misfit);
}

/** Ends a stay; the last room of an order completes it. */
function end(state: HotelState, room: Room): Order | undefined {
  const { sn, orderId } = room;
  if (sn) state.guests.delete(sn);
  moveRoom(state, room, left(awaitingCleaning));
  const isLast = !state.rooms.some((one) => one.orderId === orderId && one.status === occupied);
  const order = state.orders.find((one) => one.id === orderId);
  if (order && isLast) order.status = orderTransitions.complete.to;
  return order;
}

/** Stays: guests come, change, leave; rooms are cleaned. */
export const stayHandlers = (state: HotelState) => ({
  checkIn: mock(checkIn, (input) => {
    const room = roomOf(state, input.id);
    needRoomFor('checkIn', room);
    if (isHeldForAnother(room, input.orderId ?? null) && !input.acceptReserved) {
      return refuse(Code.conflict, '房间已为其他订单预订');
    }
    const order = orderToFill(state, room, input);
    order.status = orderTransitions.checkIn.to;
    const sn = `S${room.id}-${order.id}`;
    state.guests.set(sn, storedGuests(input.checkInfoList));
    const { estimatedCheckOut } = input;
    moveRoom(state, room, { status: occupied, sn, orderId: order.id, estimatedCheckOut });
    return { id: order.id, pay: order.pay, lastPay: order.lastPay };
  }),
  checkOut: mock(checkOut, ({ id }) => {
    const room = roomOf(state, id);
    needRoomFor('checkOut', room);
    const order = end(state, room);
    return {
      orderId: order?.id ?? null,
      isOrderComplete: order?.status === OrderStatus.completed,
    };
  }),
  cleanRoom: mock(cleanRoom, ({ id }) => {
    const room = roomOf(state, id);
    needRoomFor('clean', room);
    moveRoom(state, room, left(vacant));
    return null;
  }),
  changeRoom: mock(changeRoom, ({ currentRoomId, newRoomId }) => {
    const from = roomOf(state, currentRoomId);
    const to = roomOf(state, newRoomId);
    needRoomFor('changeRoom', from);
    if (to.status !== vacant) return refuse(Code.conflict, `新房间 ${to.name} 已不是空闲`);
    const { sn, orderId, estimatedCheckOut } = from;
    moveRoom(state, from, left(awaitingCleaning));
    moveRoom(state, to, { status: occupied, sn, orderId, estimatedCheckOut });
    return null;
  }),
  isolationCheckOut: mock(isolationCheckOut, ({ roomId }) => {
    const room = roomOf(state, roomId);
    needRoomFor('exitIsolation', room);
    end(state, room);
    return null;
  }),
  roomIsolationPerson: mock(roomIsolationPerson, ({ id }) => {
    const room = roomOf(state, id);
    const guest = state.guests.get(room.sn ?? '')?.[0];
    if (!guest) return refuse(Code.notFound, '房间里没有隔离人员');
    return {
      name: guest.personName,
      idCard: guest.personIdcard,
      phone: guest.personNumber,
      email: null,
      type: room.isIsolation ? PersonType.closeContact : null,
      checkInTime: '2026-03-14 12:00:00',
      checkOutTime: room.estimatedCheckOut,
    };
  }),
  listGuests: mock(
    listGuests,
    ({ sn }) => state.guests.get(sn) ?? refuse(Code.notFound, '入住记录不存在'),
  ),
  modifyGuests: mock(modifyGuests, ({ sn, checkInfoList }) => {
    if (!state.guests.has(sn)) return refuse(Code.conflict, '该次入住已结束，请刷新后重试');
    state.guests.set(sn, storedGuests(checkInfoList));
    return null;
  }),
});
