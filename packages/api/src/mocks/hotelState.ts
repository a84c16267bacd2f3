import { isSameId, type Id } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import type { StoredGuest } from '../contract/guest.ts';
import type { Order } from '../contract/order.ts';
import { RoomStatus, type Room, type RoomChange } from '../contract/room.ts';
import { house } from './fixtures/house.ts';
import { guestOf, person } from './fixtures/people.ts';
import { refuse } from './mock.ts';

/** A hotel in memory: what the mocks of one story share. */
export interface HotelState {
  readonly rooms: Room[];
  readonly orders: Order[];
  /** The guests of a stay, by its serial. */
  readonly guests: Map<string, StoredGuest[]>;
  readonly listeners: Set<(change: RoomChange) => void>;
}

/** The hotel as every story finds it. */
export function newHotel(): HotelState {
  const { rooms, orders } = house();
  const guests = new Map<string, StoredGuest[]>();
  for (const { id, sn } of rooms) if (sn) guests.set(sn, [guestOf(person(Number(id) + 100))]);
  return { rooms, orders, guests, listeners: new Set() };
}

/** The room with this id; refuses the call when there is none. */
export const roomOf = ({ rooms }: HotelState, id: Id): Room =>
  rooms.find((room) => isSameId(room.id, id)) ?? refuse(Code.notFound, '房间不存在');

/** The order with this id; refuses the call when there is none. */
export const orderOf = ({ orders }: HotelState, id: Id): Order =>
  orders.find((order) => isSameId(order.id, id)) ?? refuse(Code.notFound, '找不到该订单');

/** Changes a room and tells the open boards. */
export function moveRoom(state: HotelState, room: Room, change: Partial<Room>): void {
  Object.assign(room, change);
  for (const listener of state.listeners) listener({ ...room });
}

/** What is true of a room that nobody is in. */
export const left = (status: RoomStatus): Partial<Room> => ({
  status,
  sn: null,
  orderId: null,
  estimatedCheckOut: null,
});
