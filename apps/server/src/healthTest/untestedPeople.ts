import type { Contract } from '@anzhu/api/contract';
import { localDay } from '../clock.ts';
import { IsolationStatus } from '../db/tables/stay.ts';
import { scopeOf } from '../hotel/scope.ts';
import type { Handler } from '../http/handler.ts';
import { invalid } from '../http/refusal.ts';

/**
 * The people in isolation at the end of a day (today: now) who have no test of that day, by hotel
 * and room.
 */
export const untestedPeople: Handler<Contract['untestedPeople']> = async (
  { input: { date }, session },
  { store: { db }, clock },
) => {
  if (date > localDay(clock.now())) throw invalid('date', '日期不能晚于今天');
  const own = scopeOf(session);
  const [begin, end] = [`${date} 00:00:00`, `${date} 23:59:59`];
  const untested = db
    .selectFrom('isolation_person as person')
    .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
    .leftJoin('room', 'room.id', 'person.room_id')
    .select([
      'person.id',
      'person.name',
      'person.hotel_id',
      'hotel.name as hotelName',
      'room.name as roomName',
    ])
    .where('person.check_in_time', '<=', end)
    .$if(own !== null, (query) => query.where('person.hotel_id', '=', own ?? 0))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('health_test')
            .select('health_test.id')
            .whereRef('isolation_person_id', '=', 'person.id')
            .where('check_time', '>=', begin)
            .where('check_time', '<=', end),
        ),
      ),
    );
  const rows = await untested
    .where('person.status', '=', IsolationStatus.isolating)
    .unionAll(untested.where('person.ended_time', '>', end))
    .execute();
  return rows.toSorted(byPlace);
};

interface Placed {
  id: number;
  hotel_id: number;
  roomName: string | null;
}

/** By hotel, then by room number as a person reads it (302 before 1201). */
const byPlace = (one: Placed, other: Placed): number =>
  one.hotel_id - other.hotel_id ||
  (one.roomName ?? '').localeCompare(other.roomName ?? '', 'zh', { numeric: true }) ||
  one.id - other.id;
