import { holdingStatuses, isolatesNight, takesNight } from '@anzhu/api/rules/availability';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { ofHotel } from '../../platform/session/scope.ts';

/** Whose rooms, in which nights: consecutive days, the first one tonight. */
export interface HeldScope {
  hotelId: number | null;
  nights: readonly string[];
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
export async function readHeldRooms(db: Db, { hotelId, nights }: HeldScope): Promise<HeldRooms> {
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
