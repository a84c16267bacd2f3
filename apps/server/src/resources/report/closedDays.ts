import type { DayClose } from '@anzhu/api/contract/report';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { noParts, type ReportParts } from '@anzhu/api/rules/dayReport';
import { firstOpenDay, openDays } from '@anzhu/api/rules/dayClose';
import { hotelDaySpan, type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import type { ClosedDayRow } from '../../platform/db/keptSums.ts';
import type { Db } from '../../platform/db/store.ts';
import { ofHotel } from '../../platform/session/scope.ts';
import type { DayScope } from './stays.ts';

/** A closed day as it was kept. */
export interface ClosedDay {
  parts: ReportParts;
  closed: WithRowIds<DayClose>;
}

/** What was kept of a closed day; parts that came into the report since are 0. */
export const toClosedDay = (row: ClosedDayRow): ClosedDay => ({
  parts: { ...noParts, ...(JSON.parse(row.parts) as Partial<ReportParts>) },
  closed: {
    time: row.closed_time,
    by: row.closed_by_name,
    points: JSON.parse(row.points) as DayClose['points'],
  },
});

/** The hotels that have closed a day, with what was kept of it. */
export async function readClosedDays(
  db: Db,
  { hotels, day }: Pick<DayScope, 'hotels' | 'day'>,
): Promise<Map<number, ClosedDay>> {
  const rows = await db
    .selectFrom('day_close')
    .selectAll()
    .where('day', '=', day)
    .where(ofHotel('hotel_id', hotels))
    .execute();
  return new Map(rows.map((row) => [row.hotel_id, toClosedDay(row)]));
}

/** The last day that a hotel has closed; null before the first. */
export async function lastClosedDay(db: Db, hotelId: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('day_close')
    .select((eb) => eb.fn.max<string | null>('day').as('day'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return day;
}

/** The hotels with days that are over and not closed, most first. One that has no order from before today has none. */
export async function readDaysToClose(db: Db, hotelId: number | null, time: HotelTime) {
  const { from } = hotelDaySpan(hotelToday(time), time.dayStarts);
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'name'])
    .select((eb) =>
      eb
        .selectFrom('day_close')
        .select((last) => last.fn.max<string | null>('day').as('day'))
        .whereRef('day_close.hotel_id', '=', 'hotel.id')
        .as('last'),
    )
    .where(ofHotel('id', hotelId))
    .where('closed_day', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from orders
        where orders.hotel_id = hotel.id and orders.created_time < ${from})`,
    )
    .orderBy('id')
    .execute();
  return hotels
    .map(({ id, name, last }) => ({
      hotelId: id,
      hotelName: name,
      count: openDays(last, time),
      day: firstOpenDay(last, time),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
