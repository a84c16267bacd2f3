import { RoomStatus } from '@anzhu/api/contract/room';
import { hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import type { Bit } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { type Hotels, ofHotel } from '../../platform/session/scope.ts';
import { isExpected } from '../order/index.ts';
import { isRoomArchived } from '../availability/index.ts';

/** Orders whose guests are expected on a day, and stays of guests that have not ended and are to leave on it. */
export async function readExpected(
  db: Db,
  { hotels, day, dayStarts }: { hotels: Hotels; day: string; dayStarts: string },
): Promise<{ arrivals: number; departures: number }> {
  const { from, until } = hotelDaySpan(day, dayStarts);
  const { rows } = await sql<{ arrivals: number; departures: number }>`select
      (select count(*) from orders where ${isExpected}
        and arrive_time >= ${from} and arrive_time <= ${until}
        and ${ofHotel('hotel_id', hotels)}) as arrivals,
      (select count(*) from stay where kind = ${sql.lit(StayKind.guests)} and ended_time is null
        and leave_time >= ${from} and leave_time <= ${until}
        and ${ofHotel('hotel_id', hotels)}) as departures`.execute(db);
  return rows[0] ?? { arrivals: 0, departures: 0 };
}

/** How the rooms of some hotels stand. */
export interface RoomsNow {
  all: number;
  vacant: number;
}

/** How normal rooms and isolation rooms stand. */
export async function readRooms(
  db: Db,
  hotels: Hotels,
): Promise<{ normal: RoomsNow; isolation: RoomsNow }> {
  const rows = await db
    .selectFrom('room')
    .select((eb) => ['is_isolation', 'status', eb.fn.countAll<number>().as('count')])
    .where(({ not }) => not(isRoomArchived()))
    .where(ofHotel('hotel_id', hotels))
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
