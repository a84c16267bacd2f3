import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import { hotelDayOf, hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import type { StayGroup } from '@anzhu/api/rules/keyFigures';
import { type RawBuilder, sql } from 'kysely';
import type { Bit } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { StayEnd, StayKind } from '../../platform/db/tables/stay.ts';
import { ofHotel } from '../../platform/session/scope.ts';
import { isExpected } from '../order/index.ts';
import { began } from '../report/index.ts';

/** Whose course is read, from which of the hotel's days on (`yyyy-MM-dd`). */
interface FigureScope {
  hotelId: number | null;
  from: string;
  /** `HH:mm:ss` */
  dayStarts: string;
}

/** Times of one kind, in groups: of the hour only whether it is before the hotel's day begins. */
const timeGroup = (column: string, dayStarts: string): RawBuilder<string> =>
  sql`substr(${sql.ref(column)}, 1, 10) ||
    case when substr(${sql.ref(column)}, 12) < ${dayStarts} then ' 00:00:00' else ' 23:59:59' end`;

/** The same from a time on; what lies before is one time for all, so that groups are few. */
const timeGroupFrom = (column: string, from: string, dayStarts: string): RawBuilder<string> =>
  sql`case when ${sql.ref(column)} < ${from} then '1900-01-01 23:59:59'
    else ${timeGroup(column, dayStarts)} end`;

/** A group as it is read, by times. */
interface TimedGroup {
  begun: string;
  ended: string | null;
}

/** The hotel's days of a group. */
const daysOf = ({ begun, ended }: TimedGroup, dayStarts: string) => ({
  begun: hotelDayOf(begun, dayStarts),
  ended: ended && hotelDayOf(ended, dayStarts),
});

/** Stays by their days. A move to another room ends one and begins the next: it is no arrival and no departure. */
interface CountedGroup extends StayGroup {
  isArrival: boolean;
  isDeparture: boolean;
  isDayUse: boolean;
}

/**
 * Stays of one kind that have not ended before a day, in groups by the days of check-in and end. Their
 * money is what their orders pay per night.
 */
export async function readStayGroups(
  db: Db,
  { kind, hotelId, from: day, dayStarts }: FigureScope & { kind: StayKind },
): Promise<CountedGroup[]> {
  const { from } = hotelDaySpan(day, dayStarts);
  const stays = (state: RawBuilder<unknown>) => sql`
    select ${began} as check_in_time, ended_time, order_id,
      case when ${began} >= ${from} and exists (select 1 from stay as former
        where former.order_id = stay.order_id and former.id < stay.id) then 0 else 1 end as arrival,
      case when end_kind = ${sql.lit(StayEnd.movedRoom)} then 0 else 1 end as departure
    from stay
    where kind = ${sql.lit(kind)} and ${state} and ${ofHotel('hotel_id', hotelId)}`;
  const { rows } = await sql<
    TimedGroup & {
      nights: number | null;
      dayUseHours: number;
      arrival: Bit;
      departure: Bit;
      count: number;
      paid: number | null;
    }
  >`select ${timeGroupFrom('check_in_time', from, dayStarts)} as begun,
      ${timeGroup('ended_time', dayStarts)} as ended,
      orders.nights as nights, coalesce(orders.day_use_hours, 0) as "dayUseHours", stays.arrival, stays.departure,
      count(*) as count, sum(orders.last_pay) as paid
    from (
      ${stays(sql`ended_time is null`)} union all ${stays(sql`ended_time >= ${from}`)}
    ) as stays
    left join orders on orders.id = stays.order_id
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  // Divided here: whole fen per night would lose up to a fen for each order.
  return rows.map(({ nights, dayUseHours, arrival, departure, count, paid, ...times }) => ({
    ...daysOf(times, dayStarts),
    count,
    fen: (paid ?? 0) / (nights ?? 1),
    isArrival: arrival === 1,
    isDeparture: departure === 1,
    isDayUse: dayUseHours > 0,
  }));
}

/** People whose isolation has not ended before a day, in groups by the days of its begin and end. */
export async function readIsolationGroups(
  db: Db,
  { hotelId, from: day, dayStarts }: FigureScope,
): Promise<StayGroup[]> {
  const { from } = hotelDaySpan(day, dayStarts);
  // Written so that no index can begin with the hotel: it would be read for all people there ever were.
  const own = hotelId === null ? sql`1 = 1` : sql`hotel_id + 0 = ${hotelId}`;
  const people = (state: RawBuilder<unknown>) => sql`
    select check_in_time, ended_time from isolation_person where ${state} and ${own}`;
  const { rows } = await sql<TimedGroup & { count: number }>`
    select ${timeGroupFrom('check_in_time', from, dayStarts)} as begun,
      ${timeGroup('ended_time', dayStarts)} as ended, count(*) as count
    from (
      ${people(sql`status = ${sql.lit(IsolationStatus.isolating)}`)}
      union all ${people(sql`ended_time >= ${from}`)}
    ) as people
    group by 1, 2`.execute(db);
  return rows.map(({ count, ...times }) => ({ ...daysOf(times, dayStarts), count, fen: 0 }));
}

/** Orders whose guests are expected on a day, and stays of guests that have not ended and are to leave on it. */
export async function readExpected(
  db: Db,
  { hotelId, day, dayStarts }: { hotelId: number | null; day: string; dayStarts: string },
): Promise<{ arrivals: number; departures: number }> {
  const { from, until } = hotelDaySpan(day, dayStarts);
  const { rows } = await sql<{ arrivals: number; departures: number }>`select
      (select count(*) from orders where ${isExpected}
        and arrive_time >= ${from} and arrive_time <= ${until}
        and ${ofHotel('hotel_id', hotelId)}) as arrivals,
      (select count(*) from stay where kind = ${sql.lit(StayKind.guests)} and ended_time is null
        and leave_time >= ${from} and leave_time <= ${until}
        and ${ofHotel('hotel_id', hotelId)}) as departures`.execute(db);
  return rows[0] ?? { arrivals: 0, departures: 0 };
}

/** How the rooms of a hotel, or of all, stand. */
export interface RoomsNow {
  all: number;
  vacant: number;
}

/** How normal rooms and isolation rooms stand. */
export async function readRooms(
  db: Db,
  hotelId: number | null,
): Promise<{ normal: RoomsNow; isolation: RoomsNow }> {
  const rows = await db
    .selectFrom('room')
    .select((eb) => ['is_isolation', 'status', eb.fn.countAll<number>().as('count')])
    .where(ofHotel('hotel_id', hotelId))
    .groupBy(['is_isolation', 'status'])
    .execute();
  const of = (nature: Bit): RoomsNow => {
    const rooms = rows.filter((row) => row.is_isolation === nature);
    return {
      all: rooms.reduce((sum, { count }) => sum + count, 0),
      vacant: rooms.find(({ status }) => status === RoomStatus.vacant)?.count ?? 0,
    };
  };
  return { normal: of(0), isolation: of(1) };
}
