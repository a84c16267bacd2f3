import type { Id } from '../contract/codecs.ts';
import type { BedType } from '../contract/bedType.ts';
import type { Declaration } from '../contract/declaration.ts';
import type { FlatDepartment } from '../contract/department.ts';
import type { Discount } from '../contract/discount.ts';
import { Code } from '../contract/envelope.ts';
import type { StoredGuest } from '../contract/guest.ts';
import type { HealthTest } from '../contract/healthTest.ts';
import type { Hotel } from '../contract/hotel.ts';
import type { MaterialApplication } from '../contract/material.ts';
import type { Order } from '../contract/order.ts';
import type { QrStatus } from '../contract/qrCode.ts';
import { RoomStatus, type Room, type RoomChange } from '../contract/room.ts';
import type { SignInStep } from '../contract/session.ts';
import type { RoomType } from '../contract/roomType.ts';
import {
  declarations,
  healthTests,
  isolations,
  materials,
  type StoredIsolation,
} from './fixtures/epidemic.ts';
import { hotels, roomTypes } from './fixtures/hotel.ts';
import { roomsAndOrders } from './fixtures/rooms.ts';
import { bedTypes, discounts } from './fixtures/masterData.ts';
import { logs } from './fixtures/logs.ts';
import { guestOf, person } from './fixtures/people.ts';
import { otherSessions, type StoredSession } from './fixtures/sessions.ts';
import { departments, storedMenus, storedUsers } from './fixtures/staff.ts';
import type { StoredMenu, StoredUser } from './fixtures/staff.ts';
import type { StoredLog } from './log.ts';
import { refuse } from './mock.ts';
import { byId, findRecord } from './records.ts';

export type { StoredMenu, StoredUser } from './fixtures/staff.ts';

/** The step of a sign-in code, and the token of the user who has scanned it. */
export interface QrCode {
  step: QrStatus | 'ended';
  token: string | null;
}

/** A sign-in that needs another step: whose, and which. */
export interface SignInTicket {
  user: StoredUser;
  step: SignInStep;
}

/** The records that the handlers of one story share. */
export interface HotelState {
  readonly users: StoredUser[];
  readonly departments: FlatDepartment[];
  readonly menus: StoredMenu[];
  readonly hotels: Hotel[];
  readonly roomTypes: RoomType[];
  readonly bedTypes: BedType[];
  readonly discounts: Discount[];
  readonly rooms: Room[];
  readonly orders: Order[];
  readonly isolations: StoredIsolation[];
  readonly healthTests: HealthTest[];
  /** The newest first. */
  readonly declarations: Declaration[];
  readonly materials: MaterialApplication[];
  /** The guests of a stay, by its serial. */
  readonly guests: Map<string, StoredGuest[]>;
  /** The newest first. */
  readonly logs: StoredLog[];
  /** Uploaded pictures; their addresses count from 1. */
  readonly pictures: File[];
  /** Tokens that are signed out, with the code that their calls are refused with. */
  readonly endedTokens: Map<string, Code>;
  readonly qrCodes: Map<string, QrCode>;
  /** Sign-ins that need another step, by their tickets. */
  readonly tickets: Map<string, SignInTicket>;
  /** The sessions that each user has on other devices. */
  readonly otherSessions: StoredSession[];
  /** Called with each room that changes. */
  readonly listeners: Set<(change: RoomChange) => void>;
}

/** The state that every story starts with. */
export function createHotelState(): HotelState {
  const { rooms, orders } = roomsAndOrders();
  const guests = new Map<string, StoredGuest[]>();
  for (const { id, sn } of rooms) if (sn) guests.set(sn, [guestOf(person(Number(id) + 100))]);
  const people = isolations(rooms);
  return {
    users: structuredClone([...storedUsers]),
    departments: structuredClone([...departments]),
    menus: structuredClone([...storedMenus]),
    hotels: structuredClone([...hotels]),
    roomTypes: structuredClone([...roomTypes]),
    bedTypes: bedTypes(),
    discounts: discounts(),
    isolations: people,
    healthTests: healthTests(people),
    declarations: declarations(),
    materials: materials(),
    rooms,
    orders,
    guests,
    logs: logs(),
    pictures: [],
    endedTokens: new Map(),
    qrCodes: new Map(),
    tickets: new Map(),
    otherSessions: otherSessions(storedUsers),
    listeners: new Set(),
  };
}

/** The room with this id. Refuses with 404. */
export const findRoom = ({ rooms }: HotelState, id: Id): Room => findRecord(rooms, id, '房间');

/** The order with this id. Refuses with 404. */
export const findOrder = ({ orders }: HotelState, id: Id): Order =>
  byId(orders, id) ?? refuse(Code.notFound, '找不到该订单');

/** Changes a room and pushes it to the open boards. */
export function changeRoom(state: HotelState, room: Room, change: Partial<Room>): void {
  Object.assign(room, change);
  for (const listener of state.listeners) listener({ ...room });
}

/** The fields of a room without guests. */
export const emptyRoom = (status: RoomStatus): Partial<Room> => ({
  status,
  sn: null,
  orderId: null,
  estimatedCheckOut: null,
});
