import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import type { StayGroup } from '@anzhu/api/rules/keyFigures';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { ofHotel } from '../../platform/session/scope.ts';
import { readFigures } from '../chart/index.ts';

/** Whose course is read, from which day on (`yyyy-MM-dd`). */
interface FigureScope {
  hotelId: number | null;
  from: string;
}

/** The day of a time; what lies before the first day is one day for all, so that groups are few. */
const dayFrom = (column: string, from: string): RawBuilder<string> =>
  sql`case when ${sql.ref(column)} < ${from} then '' else substr(${sql.ref(column)}, 1, 10) end`;

/**
 * Stays of one kind that have not ended before a day, in groups by the days of check-in and end. Their
 * money is what their orders pay per night.
 */
export async function readStayGroups(
  db: Db,
  { kind, hotelId, from }: FigureScope & { kind: StayKind },
): Promise<StayGroup[]> {
  const stays = (state: RawBuilder<unknown>) => sql`
    select check_in_time, ended_time, order_id from stay
    where kind = ${sql.lit(kind)} and ${state} and ${ofHotel('hotel_id', hotelId)}`;
  const { rows } = await sql<{
    begun: string;
    ended: string | null;
    nights: number | null;
    count: number;
    paid: number | null;
  }>`select ${dayFrom('check_in_time', from)} as begun, substr(ended_time, 1, 10) as ended,
      orders.nights as nights, count(*) as count, sum(orders.last_pay) as paid
    from (
      ${stays(sql`ended_time is null`)} union all ${stays(sql`ended_time >= ${from}`)}
    ) as stays
    left join orders on orders.id = stays.order_id
    group by 1, 2, 3`.execute(db);
  // Divided here: whole fen per night would lose up to a fen for each order.
  return rows.map(({ begun, ended, nights, count, paid }) => ({
    begun,
    ended,
    count,
    fen: (paid ?? 0) / (nights ?? 1),
  }));
}

/** People whose isolation has not ended before a day, in groups by the days of its begin and end. */
export async function readIsolationGroups(
  db: Db,
  { hotelId, from }: FigureScope,
): Promise<StayGroup[]> {
  // Written so that no index can begin with the hotel: it would be read for all people there ever were.
  const own = hotelId === null ? sql`1 = 1` : sql`hotel_id + 0 = ${hotelId}`;
  const people = (state: RawBuilder<unknown>) => sql`
    select check_in_time, ended_time from isolation_person where ${state} and ${own}`;
  const { rows } = await sql<{ begun: string; ended: string | null; count: number }>`
    select ${dayFrom('check_in_time', from)} as begun, substr(ended_time, 1, 10) as ended,
      count(*) as count
    from (
      ${people(sql`status = ${sql.lit(IsolationStatus.isolating)}`)}
      union all ${people(sql`ended_time >= ${from}`)}
    ) as people
    group by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, fen: 0 }));
}

/** How many people began an isolation on each of these days: from the kept figures of the charts. */
export async function readNewIsolations(
  db: Db,
  { hotelId, days }: { hotelId: number | null; days: readonly string[] },
): Promise<number[]> {
  const rows = await readFigures(db, { chart: 'isolation day', hotelId, from: days[0] });
  return days.map((day) =>
    rows.reduce((sum, { name, count }) => (dayOf(name) === day ? sum + count : sum), 0),
  );
}

/** Paid orders that arrive on a day, and stays of guests that have not ended and are to leave on it. */
export async function readExpected(
  db: Db,
  { hotelId, day }: { hotelId: number | null; day: string },
): Promise<{ arrivals: number; departures: number }> {
  const [from, until] = [`${day} 00:00:00`, `${day} 23:59:59`];
  const { rows } = await sql<{ arrivals: number; departures: number }>`select
      (select count(*) from orders where status = ${sql.lit(OrderStatus.paid)}
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
  occupied: number;
  vacant: number;
}

const none: RoomsNow = { all: 0, occupied: 0, vacant: 0 };

/** How normal rooms and isolation rooms stand. */
export async function readRooms(
  db: Db,
  hotelId: number | null,
): Promise<{ normal: RoomsNow; isolation: RoomsNow }> {
  let query = db
    .selectFrom('room')
    .select((eb) => ['is_isolation', 'status', eb.fn.countAll<number>().as('count')])
    .groupBy(['is_isolation', 'status']);
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  const rows = await query.execute();
  const of = (nature: 0 | 1): RoomsNow =>
    rows
      .filter((row) => row.is_isolation === nature)
      .reduce(
        (sum, { status, count }) => ({
          all: sum.all + count,
          occupied: sum.occupied + (status === RoomStatus.occupied ? count : 0),
          vacant: sum.vacant + (status === RoomStatus.vacant ? count : 0),
        }),
        none,
      );
  return { normal: of(0), isolation: of(1) };
}
