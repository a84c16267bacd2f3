import type { KeptParts } from '@anzhu/api/rules/dayFigures';
import { hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { StayEnd, StayKind } from '../../platform/db/tables/stay.ts';
import { type Hotels, ofHotel } from '../../platform/session/scope.ts';

/** A day of hotels. */
export interface DayScope {
  hotels: Hotels;
  /** `yyyy-MM-dd` */
  day: string;
  /** `HH:mm:ss` */
  dayStarts: string;
}

/** Parts of a day that a query brings, by hotel. */
export type PartsByHotel = ReadonlyMap<number, Partial<KeptParts>>;

/** When guests really came; as planned where it was not kept. */
export const began = sql<string>`coalesce(opened_time, check_in_time)`;

/** Stays of guests that had begun by the end of a day and not ended before it. */
export function staysOfDay({ hotels, day, dayStarts }: DayScope): RawBuilder<unknown> {
  const { from, until } = hotelDaySpan(day, dayStarts);
  const stays = (state: RawBuilder<unknown>) => sql`
    select id, hotel_id, order_id, ${began} as began, ended_time, end_kind from stay
    where kind = ${sql.lit(StayKind.guests)} and ${state} and ${began} <= ${until}
      and ${ofHotel('hotel_id', hotels)}`;
  return sql`${stays(sql`ended_time is null`)} union all ${stays(sql`ended_time >= ${from}`)}`;
}

/** Who came, left, and was there at the end of a day. A move to another room is neither. */
export async function readStayCounts(db: Db, scope: DayScope): Promise<PartsByHotel> {
  const { from, until } = hotelDaySpan(scope.day, scope.dayStarts);
  const countWhere = (condition: RawBuilder<unknown>) =>
    sql`cast(sum(case when ${condition} then 1 else 0 end) as integer)`;
  const { rows } = await sql<{
    hotelId: number;
    arrivals: number;
    departures: number;
    inHouse: number;
  }>`select hotel_id as "hotelId",
      ${countWhere(sql`began >= ${from} and not exists (
        select 1 from stay as former where former.order_id = stays.order_id and former.id < stays.id)`)}
        as "arrivals",
      ${countWhere(sql`ended_time <= ${until} and end_kind <> ${sql.lit(StayEnd.movedRoom)}`)}
        as "departures",
      ${countWhere(sql`ended_time is null or ended_time > ${until}`)} as "inHouse"
    from (${staysOfDay(scope)}) as stays group by hotel_id`.execute(db);
  return new Map(rows.map(({ hotelId, ...counts }) => [hotelId, counts]));
}
