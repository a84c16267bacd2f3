import type { Contract } from '@anzhu/api/contract';
import { localDay, wholeDay } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/rowId.ts';
import { IsolationStatus } from '../../platform/db/tables/stay.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { selectUntested } from './untested.ts';

/**
 * The people in isolation at the end of a day (today: now) who have no test of that day, by hotel
 * and room.
 */
export const untestedPeople: Handler<Contract['untestedPeople']> = async (
  { input: { date, hotelId }, session },
  { store: { db }, clock },
) => {
  const today = localDay(clock.now());
  if (date > today) throw invalid('date', '日期不能晚于今天');
  const wanted = { date, hotelId: narrowedTo(session, filterId(hotelId)) };
  const untested = selectUntested(db, wanted)
    .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
    .leftJoin('room', 'room.id', 'person.room_id')
    .select([
      'person.id',
      'person.name',
      'person.hotel_id',
      'hotel.name as hotelName',
      'room.name as roomName',
    ]);
  const isolating = untested.where('person.status', '=', IsolationStatus.isolating);
  const endedLater = untested.where('person.ended_time', '>', wholeDay(date).until);
  // Nobody has left later than today: looking for them is left out.
  const rows = await (date === today ? isolating : isolating.unionAll(endedLater)).execute();
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
