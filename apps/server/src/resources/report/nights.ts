import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { ofHotel } from '../../platform/session/scope.ts';
import { began, type DayScope, type PartsByHotel } from './stays.ts';

/** A day, and whether it is the one of now: who is there now counts, also when the planned arrival lies ahead. */
interface NightScope extends DayScope {
  isToday: boolean;
}

/** Rows that had begun by the end of a day and not ended by then. */
function presentRows(
  { day, dayStarts, isToday }: NightScope,
  { table, start, isOpen }: Record<'table' | 'start' | 'isOpen', RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const { until } = hotelDaySpan(day, dayStarts);
  const open = sql`select * from ${table} where ${isOpen}
    and ${isToday ? sql`1 = 1` : sql`${start} <= ${until}`}`;
  return sql`(${open} union all
    select * from ${table} where ended_time > ${until} and ${start} <= ${until})`;
}

/** Rooms, and what their orders pay per night, at the end of a day: day uses are no night. */
async function readOccupied(db: Db, scope: NightScope, kind: StayKind) {
  const rows = presentRows(scope, {
    table: sql`stay`,
    start: began,
    isOpen: sql`ended_time is null and kind = ${sql.lit(kind)}`,
  });
  const isGuests = kind === StayKind.guests;
  const { rows: groups } = await sql<{
    hotelId: number;
    nights: number;
    count: number;
    paid: number;
  }>`select present.hotel_id as "hotelId", ${isGuests ? sql`orders.nights` : sql`1`} as nights,
      count(*) as count, ${isGuests ? sql`cast(sum(orders.last_pay) as bigint)` : sql`0`} as paid
    from ${rows} as present ${isGuests ? sql`join orders on orders.id = present.order_id` : sql``}
    where present.kind = ${sql.lit(kind)} and ${ofHotel('present.hotel_id', scope.hotels)}
      ${isGuests ? sql`and orders.day_use_hours = 0` : sql``}
    group by 1, 2`.execute(db);
  return groups;
}

/** What the key figures of a night are made of (`rules/dayFigures.ts`). */
export async function readNightParts(db: Db, scope: NightScope): Promise<PartsByHotel[]> {
  const guests = Map.groupBy(
    await readOccupied(db, scope, StayKind.guests),
    ({ hotelId }) => hotelId,
  );
  const isolated = await readOccupied(db, scope, StayKind.isolation);
  return [
    new Map(
      [...guests].map(([hotelId, groups]) => [
        hotelId,
        {
          nightRooms: groups.reduce((sum, { count }) => sum + count, 0),
          // In thousandths of a fen: whole fen per night would lose up to one for each order.
          nightPay: Math.round(
            groups.reduce((sum, { paid, nights }) => sum + paid / nights, 0) * 1000,
          ),
        },
      ]),
    ),
    new Map(isolated.map(({ hotelId, count }) => [hotelId, { isolationRooms: count }])),
    await readPeople(db, scope),
  ];
}

/** People in isolation at the end of a day, and those who began on it. */
async function readPeople(db: Db, scope: NightScope): Promise<PartsByHotel> {
  const { from, until } = hotelDaySpan(scope.day, scope.dayStarts);
  const present = presentRows(scope, {
    table: sql`isolation_person`,
    start: sql`check_in_time`,
    isOpen: sql`status = ${sql.lit(IsolationStatus.isolating)}`,
  });
  const own = ofHotel('hotel_id', scope.hotels);
  const { rows } = await sql<{ hotelId: number; inIsolation: number; newIsolations: number }>`
    select hotel_id as "hotelId", cast(sum(present) as bigint) as "inIsolation",
      cast(sum(begun) as bigint) as "newIsolations"
    from (
      select hotel_id, 1 as present, 0 as begun from ${present} as present where ${own}
      union all select hotel_id, 0, 1 from isolation_person
        where check_in_time >= ${from} and check_in_time <= ${until} and ${own}
    ) as people group by hotel_id`.execute(db);
  return new Map(rows.map(({ hotelId, ...counts }) => [hotelId, counts]));
}
