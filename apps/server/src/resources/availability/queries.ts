import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { archivedUntil } from '@anzhu/api/contract/room';
import {
  holdingStatuses,
  stayOccupiesNight,
  isolationOccupiesNight,
  shortMessage,
} from '@anzhu/api/rules/availability';
import { roomsLeftInHours, shortHoursMessage, takenUntil } from '@anzhu/api/rules/dayUse';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { type RawBuilder, sql } from 'kysely';
import type { Bit } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Hotels, ofHotel } from '../../platform/session/scope.ts';
import { isOutOfOrder, isRoomArchived } from './roomFree.ts';

/** Whose rooms, in which nights: consecutive days. */
export interface HeldScope {
  hotels: Hotels;
  nights: readonly string[];
  time: HotelTime;
}

/** Whose normal rooms; the orders whose own holds do not count. */
interface OrderScope extends HeldScope {
  /** Of one type; of all types when absent. */
  roomTypeId?: number;
  exceptOrderIds?: readonly number[];
}

/** Rooms that are taken in each of some nights, by room type. */
export type HeldRooms = ReadonlyMap<number, number[]>;

interface Taken {
  typeId: number;
  count: number;
}

/** Days outside of which a row takes no night. */
interface Window {
  first: string;
  last: string;
}

/** Adds up what is taken, night by night. */
function perNight<Row extends Taken>(
  rows: readonly Row[],
  nights: readonly string[],
  {
    spanOf,
    windowOf,
    isTaken,
  }: {
    /** Rows of the same span take the same nights. */
    spanOf: (row: Row) => string;
    windowOf: (row: Row) => Window;
    isTaken: (row: Row, night: string) => boolean;
  },
): HeldRooms {
  const held = new Map<number, number[]>();
  const indexes = new Map(nights.map((night, index) => [night, index]));
  const takenBy = (row: Row): number[] => {
    const { first, last } = windowOf(row);
    const start = first <= (nights[0] ?? '') ? 0 : (indexes.get(first) ?? nights.length);
    return nights.flatMap((night, index) =>
      index >= start && night <= last && isTaken(row, night) ? [index] : [],
    );
  };
  // Of many room types the rows have few spans: each is looked at once.
  const spans = new Map<string, number[]>();
  for (const row of rows) {
    const span = spanOf(row);
    const taken = spans.get(span) ?? takenBy(row);
    spans.set(span, taken);
    const sums = held.get(row.typeId) ?? nights.map(() => 0);
    held.set(row.typeId, sums);
    for (const index of taken) sums[index] = (sums[index] ?? 0) + row.count;
  }
  return held;
}

interface HoldRow extends Taken {
  estimatedCheckIn: string;
  estimatedCheckOut: string;
  isInHouse: number;
}

/**
 * Normal rooms that orders hold: one of their type for each of their nights, by hours none, and for tonight while their
 * guests are overdue (spec: orders, availability); and those that are out of order.
 */
export async function readHeldRooms(
  db: Db,
  { hotels, nights, time, roomTypeId, exceptOrderIds = [] }: OrderScope,
): Promise<HeldRooms> {
  const { now, dayStarts } = time;
  const [first = '', last = first] = [nights[0], nights.at(-1)];
  const { from, until } = hotelDaySpan(first, dayStarts, last);
  const holding = (which: RawBuilder<unknown>) => sql`
    select room_type_id, status, arrive_time, leave_time from orders
    where status in (${sql.join(holdingStatuses.map((status) => sql.lit(status)))}) and is_released = 0
      and day_use_hours = 0 and ${which} and ${ofHotel('hotel_id', hotels)}
      -- Not by the index of room types: it holds the orders of all statuses.
      and ${roomTypeId === undefined ? sql`1 = 1` : sql`room_type_id + 0 = ${roomTypeId}`}
      and ${exceptOrderIds.length === 0 ? sql`1 = 1` : sql`id not in (${sql.join(exceptOrderIds)})`}`;
  const checkedIn = sql`status = ${sql.lit(OrderStatus.checkedIn)}`;
  // Guests who came early hold their room before their planned arrival.
  const planned = holding(
    sql`leave_time >= ${first} and (arrive_time <= ${until} or ${checkedIn})`,
  );
  const overdue = holding(sql`${checkedIn} and leave_time < ${first}`);
  // Times that mean the same in these nights become one time, so that groups are few.
  const { rows } = await sql<HoldRow>`
    select room_type_id as "typeId", count(*) as "count",
      case when arrive_time < ${from} then '1900-01-01 12:00:00'
        when substr(arrive_time, 12) < ${dayStarts} then substr(arrive_time, 1, 10) || ' 00:00:00'
        else substr(arrive_time, 1, 10) || ' 23:59:59' end as "estimatedCheckIn",
      case when leave_time < ${now} then substr(leave_time, 1, 10) || ' 00:00:00'
        when leave_time > ${`${last} 23:59:59`} then '9999-12-31 23:59:59'
        else substr(leave_time, 1, 10) || ' 23:59:59' end as "estimatedCheckOut",
      case when ${checkedIn} then 1 else 0 end as "isInHouse"
    from (${nights.includes(hotelToday(time)) ? sql`${planned} union all ${overdue}` : planned}) as holds
    group by 1, 3, 4, 5`.execute(db);
  const outOfOrder = await readOutOfOrder(db, { hotels, nights, nature: 0, roomTypeId });
  const holds = rows.map((row) => ({ ...row, from: null }));
  return perNight([...holds, ...outOfOrder], nights, {
    spanOf: (row) =>
      row.from === null
        ? `${row.estimatedCheckIn} ${row.estimatedCheckOut} ${row.isInHouse}`
        : `${row.from} ${row.to}`,
    windowOf: (row) => (row.from === null ? holdWindow(row) : { first: row.from, last: row.to }),
    isTaken: (row, night) =>
      row.from === null
        ? stayOccupiesNight({ ...row, isInHouse: row.isInHouse === 1 }, night, time)
        : isOutOfOrderIn(row, night),
  });
}

/** Whose guests are in the room, it may take from tonight on; who arrives before the day starts, the day before. */
const holdWindow = ({ isInHouse, estimatedCheckIn, estimatedCheckOut }: HoldRow): Window =>
  isInHouse === 1
    ? { first: '', last: '9999-12-31' }
    : { first: addDays(dayOf(estimatedCheckIn), -1), last: dayOf(estimatedCheckOut) };

interface OutOfOrderRoom extends Taken {
  /** The first and the last night. */
  from: string;
  to: string;
}

const isOutOfOrderIn = ({ from, to }: OutOfOrderRoom, night: string): boolean =>
  night >= from && night <= to;

/** Rooms that are out of order in some nights; they are not sold (spec: rooms and stays). */
async function readOutOfOrder(
  db: Db,
  {
    hotels,
    nights,
    nature,
    roomTypeId,
  }: Pick<OrderScope, 'hotels' | 'nights'> & { nature: Bit; roomTypeId?: number | undefined },
): Promise<OutOfOrderRoom[]> {
  const rooms = db
    .selectFrom('room_block')
    .innerJoin('room', 'room.id', 'room_block.room_id')
    .select(['room.room_type_id as typeId', 'from_day as from', 'to_day as to'])
    .where('room.is_isolation', '=', nature)
    .where('to_day', '<>', archivedUntil)
    .where('to_day', '>=', nights[0] ?? '')
    .where('from_day', '<=', nights.at(-1) ?? '')
    .where(ofHotel('room.hotel_id', hotels))
    .$if(roomTypeId !== undefined, (query) =>
      query.where('room.room_type_id', '=', roomTypeId ?? 0),
    );
  return (await rooms.execute()).map((room) => ({ ...room, count: 1 }));
}

/** The room types of a hotel, or of those that are open, with the number of their rooms of one nature. */
export function readTypeRooms(db: Db, { hotels, nature }: { hotels: Hotels; nature: Bit }) {
  const rooms = db
    .selectFrom('room')
    .select((eb) => ['room_type_id', eb.fn.countAll<number>().as('rooms')])
    .where('is_isolation', '=', nature)
    .where(({ not }) => not(isRoomArchived()))
    .where(ofHotel('hotel_id', hotels))
    .groupBy('room_type_id');
  const types = db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .leftJoin(rooms.as('counted'), 'counted.room_type_id', 'room_type.id')
    .select(['room_type.id', 'room_type.name', 'hotel.id as hotelId', 'hotel.name as hotelName'])
    .select('counted.rooms')
    .where(ofHotel('hotel.id', hotels))
    .orderBy('hotel.id')
    .orderBy('room_type.sort')
    .orderBy('room_type.id');
  return types
    .$if(typeof hotels !== 'number', (query) => query.where('hotel.closed_day', 'is', null))
    .execute();
}

/** Isolation rooms that people in isolation still need, by their planned release. */
export async function readIsolatingRooms(
  db: Db,
  { hotels, nights, time }: HeldScope,
): Promise<HeldRooms> {
  const { rows } = await sql<Taken & { release: string }>`
    select room.room_type_id as "typeId", count(*) as "count",
      substr(stay.leave_time, 1, 10) as "release"
    from stay join room on room.id = stay.room_id
    where stay.kind = ${sql.lit(StayKind.isolation)} and stay.ended_time is null
      and ${ofHotel('stay.hotel_id', hotels)}
    group by 1, 3`.execute(db);
  const outOfOrder = await readOutOfOrder(db, { hotels, nights, nature: 1 });
  const stays = rows.map((row) => ({ ...row, from: null }));
  return perNight([...stays, ...outOfOrder], nights, {
    spanOf: (row) => (row.from === null ? row.release : `${row.from} ${row.to}`),
    windowOf: (row) =>
      row.from === null ? { first: '', last: '9999-12-31' } : { first: row.from, last: row.to },
    isTaken: (row, night) =>
      row.from === null
        ? isolationOccupiesNight(row.release, night, time)
        : isOutOfOrderIn(row, night),
  });
}

/** Nights in normal rooms of a type that are to be sold, or the hours of a day use. */
interface NightsToSell {
  hotelId: number;
  roomTypeId: number;
  nights: readonly string[];
  /** Of a day use, which has no nights. */
  hours?: StayPeriod | undefined;
  time: HotelTime;
  /** Rooms on each night. @default 1 */
  rooms?: number;
  /** Orders that lose their rooms to these stays, or whose stays these are. */
  exceptOrderIds?: readonly number[];
}

/** Those of some nights on which fewer normal rooms of a type are available than are wanted. */
export async function readFullNights(db: Db, wanted: NightsToSell): Promise<string[]> {
  const { nights, rooms = 1 } = wanted;
  const available = await readAvailableRooms(db, wanted);
  return nights.filter((_, index) => (available[index] ?? 0) < rooms);
}

/** Normal rooms of a type that are available on each of some nights; below 0 where more are held than there are. */
export async function readAvailableRooms(db: Db, wanted: NightsToSell): Promise<number[]> {
  const { roomTypeId, nights } = wanted;
  if (nights.length === 0) return [];
  const held = (await readHeldRooms(db, { ...wanted, hotels: wanted.hotelId })).get(roomTypeId);
  const { rooms } = await db
    .selectFrom('room')
    .select((eb) => eb.fn.countAll<number>().as('rooms'))
    .where('room_type_id', '=', roomTypeId)
    .where('is_isolation', '=', 0)
    .where(({ not }) => not(isRoomArchived()))
    .executeTakeFirstOrThrow();
  return nights.map((_, index) => Number(rooms) - (held?.[index] ?? 0));
}

/** Locks a room type until the transaction ends. */
export const lockRoomType = (tx: Tx, id: number) =>
  tx
    .updateTable('room_type')
    .set({ sort: sql`sort` })
    .where('id', '=', id)
    .execute();

/** The refusal for want of rooms: what was asked for is full in some night. */
export class NoRoomAvailable extends Refusal {
  constructor(message: string) {
    super(Code.conflict, message);
  }
}

/**
 * Refuses nights, or hours, in which too few normal rooms of a type are available (spec: orders, availability). Locks the room
 * type until the transaction ends: of two orders for the last room the second one reads the first. Call it
 * before an order or a room is locked.
 */
export async function checkRoomAvailable(
  tx: Tx,
  wanted: NightsToSell,
  typeName?: string,
): Promise<void> {
  const { nights, hours, rooms = 1 } = wanted;
  if (nights.length === 0 && !hours) return;
  await lockRoomType(tx, wanted.roomTypeId);
  const short = hours
    ? shortHoursMessage(hours, {
        left: await readRoomsAvailableInHours(tx, { ...wanted, hours }),
        wanted: rooms,
        typeName,
      })
    : shortMessage(nights, await readAvailableRooms(tx, wanted), rooms, typeName);
  if (short !== null) throw new NoRoomAvailable(short);
}

/**
 * Normal rooms of a type that are available over all hours of a day use: neither guests who stay are in them, nor are those
 * who come meanwhile to have them, nor are they out of order on its day.
 */
export async function readRoomsAvailableInHours(
  db: Db,
  wanted: Omit<NightsToSell, 'hours'> & { hours: StayPeriod },
): Promise<number> {
  const { hotelId, roomTypeId, hours, time, exceptOrderIds = [] } = wanted;
  const day = dayOf(hours.estimatedCheckIn);
  const rows = await db
    .selectFrom('orders')
    .select(['status', 'arrive_time as estimatedCheckIn', 'leave_time as estimatedCheckOut'])
    .where(
      'status',
      'in',
      holdingStatuses.map((status) => sql.lit(status)),
    )
    .where('hotel_id', '=', hotelId)
    .where('room_type_id', '=', roomTypeId)
    .where('is_released', '=', 0)
    .where('arrive_time', '<', hours.estimatedCheckOut)
    .where((eb) =>
      eb.or([
        eb('leave_time', '>', hours.estimatedCheckIn),
        eb('status', '=', OrderStatus.checkedIn),
      ]),
    )
    .$if(exceptOrderIds.length > 0, (query) => query.where('id', 'not in', exceptOrderIds))
    .execute();
  const taken = rows.map(({ status, ...period }) => ({
    ...period,
    estimatedCheckOut: takenUntil({ ...period, isInHouse: status === OrderStatus.checkedIn }, time),
  }));
  const { rooms } = await db
    .selectFrom('room')
    .select((eb) => eb.fn.countAll<number>().as('rooms'))
    .where('room_type_id', '=', roomTypeId)
    .where('is_isolation', '=', 0)
    .where(({ not }) => not(isOutOfOrder([day])))
    .executeTakeFirstOrThrow();
  return roomsLeftInHours(Number(rooms), taken, hours);
}
