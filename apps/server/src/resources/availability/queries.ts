import {
  fullNight,
  holdingStatuses,
  isolatesNight,
  nightsOf,
  takesNight,
} from '@anzhu/api/rules/availability';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { conflict } from '../../platform/refusal.ts';
import { ofHotel } from '../../platform/session/scope.ts';

/** Whose rooms, in which nights: consecutive days. */
export interface HeldScope {
  hotelId: number | null;
  nights: readonly string[];
}

/** Whose normal rooms; the order whose own hold does not count. */
interface OrderScope extends HeldScope {
  /** Of one type; of all types when absent. */
  roomTypeId?: number;
  exceptOrderId?: number | null;
}

/** Rooms that are taken in each of some nights, by room type. */
export type HeldRooms = ReadonlyMap<number, number[]>;

interface Taken {
  typeId: number;
  count: number;
}

/** Adds up what is taken, night by night. */
function perNight<Row extends Taken>(
  rows: readonly Row[],
  nights: readonly string[],
  isTaken: (row: Row, night: string) => boolean,
): HeldRooms {
  const held = new Map<number, number[]>();
  for (const row of rows) {
    const sums = held.get(row.typeId) ?? nights.map(() => 0);
    held.set(row.typeId, sums);
    nights.forEach((night, place) => {
      if (isTaken(row, night)) sums[place] = (sums[place] ?? 0) + row.count;
    });
  }
  return held;
}

/** Normal rooms that orders hold: one of their type for each of their nights (spec: orders, availability). */
export async function readHeldRooms(
  db: Db,
  { hotelId, nights, roomTypeId, exceptOrderId = null }: OrderScope,
): Promise<HeldRooms> {
  const [first = '', last = first] = [nights[0], nights.at(-1)];
  const { rows } = await sql<Taken & { arrival: string; leave: string }>`
    select room_type_id as "typeId", count(*) as "count",
      case when arrive_time < ${first} then '' else substr(arrive_time, 1, 10) end as "arrival",
      case when leave_time > ${`${last} 23:59:59`} then '9999' else substr(leave_time, 1, 10) end
        as "leave"
    from orders
    where status in (${sql.join(holdingStatuses.map((status) => sql.lit(status)))})
      and leave_time >= ${first} and arrive_time <= ${`${last} 23:59:59`}
      and ${ofHotel('hotel_id', hotelId)}
      -- Not by the index of room types: it holds the orders of all statuses.
      and ${roomTypeId === undefined ? sql`1 = 1` : sql`room_type_id + 0 = ${roomTypeId}`}
      and ${exceptOrderId === null ? sql`1 = 1` : sql`id <> ${exceptOrderId}`}
    group by 1, 3, 4`.execute(db);
  return perNight(rows, nights, ({ arrival, leave }, night) => takesNight(arrival, leave, night));
}

/** Isolation rooms that people in isolation still need, by their planned release. */
export async function readIsolatingRooms(
  db: Db,
  { hotelId, nights }: HeldScope,
): Promise<HeldRooms> {
  const [tonight = ''] = nights;
  const { rows } = await sql<Taken & { release: string }>`
    select room.room_type_id as "typeId", count(*) as "count",
      substr(stay.leave_time, 1, 10) as "release"
    from stay join room on room.id = stay.room_id
    where stay.kind = ${sql.lit(StayKind.isolation)} and stay.ended_time is null
      and ${ofHotel('stay.hotel_id', hotelId)}
    group by 1, 3`.execute(db);
  return perNight(rows, nights, ({ release }, night) => isolatesNight(release, night, tonight));
}

/** A planned stay in a normal room of a type. */
interface Wanted extends StayPeriod {
  hotelId: number;
  roomTypeId: number;
  /** The order that loses its room to this stay. */
  exceptOrderId?: number | null;
}

/**
 * Refuses a new order when all normal rooms of its type are held on one of its nights (spec: orders,
 * availability). Locks the room type until the transaction ends: of two new orders for the last room the
 * second one reads the first. Call it before an order or a room is locked.
 */
export async function checkRoomLeft(
  tx: Tx,
  { hotelId, roomTypeId, exceptOrderId = null, ...period }: Wanted,
): Promise<void> {
  await tx
    .updateTable('room_type')
    .set({ sort: sql`sort` })
    .where('id', '=', roomTypeId)
    .execute();
  const nights = nightsOf(period);
  const held = await readHeldRooms(tx, { hotelId, nights, roomTypeId, exceptOrderId });
  const { rooms } = await tx
    .selectFrom('room')
    .select((eb) => eb.fn.countAll<number>().as('rooms'))
    .where('room_type_id', '=', roomTypeId)
    .where('is_isolation', '=', 0)
    .executeTakeFirstOrThrow();
  const full = fullNight(nights, held.get(roomTypeId) ?? [], Number(rooms));
  if (full !== null) throw conflict(full);
}
