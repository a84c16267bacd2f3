import { DocumentKind } from '@anzhu/api/contract/document';
import { Sex, type Guest } from '@anzhu/api/contract/guest';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { OrderStatus } from '@anzhu/api/contract/order';
import { isResidentId } from '@anzhu/api/contract/person';
import { RoomStatus } from '@anzhu/api/contract/room';
import { hotelDayOf, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { tillSums } from '@anzhu/api/rules/till';
import type { Insertable } from 'kysely';
import { localTime, systemClock } from '../src/platform/clock.ts';
import { writePayments } from '../src/platform/db/schema/billLines.ts';
import { markChannelPayments } from '../src/platform/db/schema/channelPayments.ts';
import type { Store, Tx } from '../src/platform/db/store.ts';
import { PendingState } from '../src/platform/db/tables/order.ts';
import { StayKind } from '../src/platform/db/tables/stay.ts';
import type { Tables } from '../src/platform/db/tables.ts';

/** The hotel's day by the real clock, for servers that run by it: after midnight it is still the day before. */
export const realHotelDay = (): string => hotelDayOf(localTime(systemClock.now()), usualDayStart);

/** Now, by the tests' clock: 2026-03-18 10:00:00. */
export const period = {
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
};

let lastGuest = 0;

/** A resident ID number that no one has: right check digit, a region that does not exist. */
export function residentId(serial: number): string {
  const stem = `99${String(serial % 10_000).padStart(4, '0')}19900101${String(Math.floor(serial / 10_000) % 1000).padStart(3, '0')}`;
  const digit = [...'0123456789X'].find((last) => isResidentId(`${stem}${last}`));
  return `${stem}${digit}`;
}

/** A guest whom no test has used. */
export function newGuest(given: Partial<Guest> = {}): Guest {
  lastGuest += 1;
  return {
    name: `客人${lastGuest}`,
    idcard: residentId(lastGuest),
    number: `138${String(lastGuest).padStart(8, '0')}`,
    sex: Sex.female,
    documentKind: DocumentKind.residentId,
    ...given,
  };
}

/** Room types of the two hotels: for two guests at 300 yuan a night. */
export interface Property {
  near: { hotelId: number; typeId: number; otherTypeId: number };
  far: { hotelId: number; typeId: number; otherTypeId: number };
}

export type Side = keyof Property;

async function addType(tx: Tx, hotel_id: number, name: string): Promise<number> {
  const values: Insertable<Tables['room_type']> = {
    hotel_id,
    name,
    bed: 2,
    max_load: 2,
    have_window: 1,
    network: 1,
    have_breakfast: 0,
    cover: '',
    fee: 30_000,
    isolation_fee: 20_000,
    day_use_fee: 4_000,
    sort: 0,
  };
  const { id } = await tx
    .insertInto('room_type')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a bed type to a hotel. @returns its id */
export async function addBed(tx: Tx, hotel_id: number): Promise<number> {
  const { id } = await tx
    .insertInto('bed_type')
    .values({ hotel_id, name: '单人床', specification: '', max_load: 1, hardness: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives both hotels their room types. */
export const makeProperty = (
  { store }: { store: Store },
  { hotels }: { hotels: Record<Side, number> },
): Promise<Property> =>
  store.write(async (tx) => {
    const side = async (hotelId: number) => ({
      hotelId,
      typeId: await addType(tx, hotelId, '双床房'),
      otherTypeId: await addType(tx, hotelId, '大床房'),
    });
    return { near: await side(hotels.near), far: await side(hotels.far) };
  });

const neverPaid = new Set<number | undefined>([OrderStatus.unpaid, OrderStatus.closed]);

/** Adds a booking of a channel that waits for the desk. @returns its id */
export async function addPendingOrder(
  tx: Tx,
  { hotelId, typeId }: { hotelId: number; typeId: number },
  given: { channel?: string; externalId?: string; name?: string } = {},
): Promise<number> {
  const { channel = '小程序', externalId = 'MP-FULL', name = '林三' } = given;
  const stay = {
    estimatedCheckIn: '2026-04-18 14:00:00',
    estimatedCheckOut: '2026-04-20 12:00:00',
  };
  const { id } = await tx
    .insertInto('pending_order')
    .values({
      channel,
      external_id: externalId,
      hotel_id: hotelId,
      room_type_id: typeId,
      leave_time: stay.estimatedCheckOut,
      sent: JSON.stringify({
        ...stay,
        externalId,
        source: channel,
        hotelId: String(hotelId),
        roomType: String(typeId),
        name,
        number: '13800000003',
        rooms: 1,
        pay: 600,
        lastPay: 540,
        guarantee: Guarantee.onArrival,
      }),
      refusal: '该房型 04-18 已满',
      state: PendingState.waiting,
      created_time: '2026-03-18 09:00:00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a shift that a clerk opened with 500 yuan: an open one, or one that was closed with as much. */
export async function addShift(
  tx: Tx,
  { hotelId, clerkId }: { hotelId: number; clerkId: number },
  {
    opened = '2026-03-18 08:00:00',
    closed = null,
  }: { opened?: string; closed?: string | null } = {},
): Promise<number> {
  const { id } = await tx
    .insertInto('shift')
    .values({
      hotel_id: hotelId,
      clerk_id: clerkId,
      opened_time: opened,
      opening: 50_000,
      closed_time: closed,
      counted: closed === null ? null : 50_000,
      sums: closed === null ? '' : JSON.stringify(tillSums([])),
      next_id: null,
      closed_by: closed === null ? null : clerkId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds an order; what is not said is usual. */
export async function addOrder(
  tx: Tx,
  { hotelId, typeId }: { hotelId: number; typeId: number },
  given: Partial<Insertable<Tables['orders']>> = {},
): Promise<number> {
  const guest = newGuest();
  const values: Insertable<Tables['orders']> = {
    hotel_id: hotelId,
    room_type_id: typeId,
    status: OrderStatus.paid,
    source: 0,
    province: '浙江',
    customer_id: null,
    customer_name: guest.name,
    booker_name: guest.name,
    phone: guest.number,
    idcard: guest.idcard,
    arrive_time: period.estimatedCheckIn,
    leave_time: period.estimatedCheckOut,
    nights: 2,
    pay: 60_000,
    last_pay: 54_000,
    refund_reason: '',
    refund_since: null,
    created_time: '2026-03-17 09:00:00',
    paid_time: neverPaid.has(given.status) ? null : '2026-03-17 09:01:00',
    channel: '',
    external_id: null,
    ...given,
  };
  const { id } = await tx
    .insertInto('orders')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writePayments(tx, { orderId: id });
  await markChannelPayments(tx, id);
  return id;
}

// Above the numbers that tests give to rooms themselves: a counter of all tests of a worker would reach them.
let lastRoom = 10_000;

/** What differs from the usual room, order, guest or stay. */
interface RoomGiven {
  status?: RoomStatus;
  isIsolation?: boolean;
  room?: Partial<Insertable<Tables['room']>>;
  order?: Partial<Insertable<Tables['orders']>>;
  guest?: Guest;
  stay?: Partial<Insertable<Tables['stay']>>;
  person?: Partial<Insertable<Tables['isolation_person']>>;
}

/** The status of the order of a normal room, by the room's status. */
const orderStatusOf: Partial<Record<RoomStatus, OrderStatus>> = {
  [RoomStatus.reserved]: OrderStatus.paid,
  [RoomStatus.tentative]: OrderStatus.unpaid,
  [RoomStatus.occupied]: OrderStatus.checkedIn,
};

/** A room in a status, with the order, stay or person that the status implies. */
export async function addRoom(
  tx: Tx,
  { hotelId, typeId }: { hotelId: number; typeId: number },
  { status = RoomStatus.vacant, isIsolation = false, ...given }: RoomGiven = {},
): Promise<{ id: number; name: string; sn: string; orderId: number | null }> {
  lastRoom += 1;
  const name = given.room?.name ?? String(lastRoom);
  const isHeld = status === RoomStatus.reserved || status === RoomStatus.tentative;
  const isOccupied = status === RoomStatus.occupied;
  const needsOrder = isHeld || (isOccupied && !isIsolation);
  const orderId = needsOrder
    ? await addOrder(
        tx,
        { hotelId, typeId },
        {
          status: orderStatusOf[status] ?? OrderStatus.paid,
          ...(isOccupied && {
            arrive_time: stayTimes.check_in_time,
            leave_time: stayTimes.leave_time,
          }),
          ...given.order,
        },
      )
    : null;
  const { id } = await tx
    .insertInto('room')
    .values({
      hotel_id: hotelId,
      name,
      room_type_id: typeId,
      floor: 3,
      direction: '南',
      is_isolation: isIsolation ? 1 : 0,
      status,
      held_order_id: isHeld ? orderId : null,
      ...given.room,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sn = given.stay?.sn ?? `test-${id}-1`;
  if (isOccupied) {
    await addStay(tx, { hotelId, roomId: id, sn, orderId, isIsolation, ...given });
  }
  return { id, name, sn, orderId };
}

/** Since yesterday, for two nights. */
const stayTimes = { check_in_time: '2026-03-17 14:00:00', leave_time: '2026-03-19 12:00:00' };

interface StayGiven extends Pick<RoomGiven, 'guest' | 'stay' | 'person'> {
  hotelId: number;
  roomId: number;
  sn: string;
  orderId: number | null;
  isIsolation: boolean;
}

/** Puts a person into a room. */
export async function addStay(
  tx: Tx,
  { hotelId, roomId, sn, orderId, isIsolation, guest = newGuest(), stay, person }: StayGiven,
): Promise<void> {
  const personId = isIsolation
    ? await addIsolationPerson(tx, hotelId, {
        name: guest.name,
        idcard: guest.idcard,
        phone: guest.number,
        room_id: roomId,
        ...person,
      })
    : null;
  const { id, ended_time } = await tx
    .insertInto('stay')
    .values({
      sn,
      hotel_id: hotelId,
      room_id: roomId,
      kind: isIsolation ? StayKind.isolation : StayKind.guests,
      order_id: orderId,
      isolation_person_id: personId,
      province: '浙江',
      ...stayTimes,
      ended_time: null,
      end_kind: null,
      ...stay,
    })
    .returning(['id', 'ended_time'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('stay_guest')
    .values({
      stay_id: id,
      place: 0,
      idcard: guest.idcard,
      document_kind: guest.documentKind,
      phone: guest.number,
      name: guest.name,
      sex: guest.sex,
      has_left: ended_time === null ? 0 : 1,
    })
    .execute();
}

/** Adds a person in isolation without a room; other fields have defaults. */
export async function addIsolationPerson(
  tx: Tx,
  hotelId: number,
  given: Partial<Insertable<Tables['isolation_person']>> = {},
): Promise<number> {
  const guest = newGuest();
  const { id } = await tx
    .insertInto('isolation_person')
    .values({
      name: guest.name,
      idcard: guest.idcard,
      phone: guest.number,
      email: '',
      user_name: '',
      type: 0,
      province: '浙江',
      city: '杭州',
      hotel_id: hotelId,
      room_id: null,
      check_in_time: '2026-03-17 14:00:00',
      check_out_time: '2026-03-31 12:00:00',
      status: IsolationStatus.isolating,
      ended_time: null,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
