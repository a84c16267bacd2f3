import { CheckType, feverAbove, NucleicResult } from '@anzhu/api/contract/healthTest';
import { RoomStatus } from '@anzhu/api/contract/room';
import { isAbnormal, type Measurement } from '@anzhu/api/rules/healthTests';
import { addSeconds } from '@anzhu/api/rules/localTime';
import type { Insertable, Kysely } from 'kysely';
import type { LocalTime } from '../platform/db/column.ts';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';
import { IsolationStatus, StayEnd, StayKind } from '../platform/db/tables/stay.ts';
import type { DemoBook } from './book.ts';
import type { DemoHotel, DemoRoom } from './property.ts';
import { type DemoCalendar, minuteWithin, type Random, seededRandom } from './random.ts';

/** Days of an isolation. */
const isolationDays = 14;
/** Days from one person's check-in to the next one's. */
const turnDays = isolationDays + 2;

const types = [
  [0, 45],
  [1, 20],
  [2, 25],
  [3, 10],
] as const;

/** Adds the past and present people in the isolation rooms of one hotel. */
export function addIsolation(book: DemoBook, hotel: DemoHotel): void {
  const { random } = book;
  // Of its own, so that a longer past leaves the present as it is.
  const past = seededRandom(hotel.id);
  for (const room of hotel.rooms.filter((one) => one.isIsolation)) {
    const present = random.next();
    let start = -past.between(0, turnDays - 1);
    if (present < 0.62) {
      start = -random.between(0, isolationDays + 1);
      addPerson(book, hotel, room, { from: start, random });
      book.room(room.id, RoomStatus.occupied);
    } else if (present < 0.7) {
      start = -isolationDays;
      addPerson(book, hotel, room, { from: start, until: 0, random });
      book.room(room.id, RoomStatus.awaitingCleaning);
    }
    for (start -= turnDays; start >= -hotel.plan.openedDaysAgo; start -= turnDays) {
      addPerson(book, hotel, room, { from: start, until: start + isolationDays, random: past });
    }
  }
}

/** One person and the stay; without a last day the person is still there. */
function addPerson(
  book: DemoBook,
  hotel: DemoHotel,
  room: DemoRoom,
  { from, until, random }: { from: number; until?: number; random: Random },
): void {
  const { calendar } = book;
  const person = book.person();
  const minute = minuteWithin(random, 9, 20);
  const checkIn = calendar.pastAt(from, minute);
  const leave = calendar.at(from + isolationDays, minute);
  const isHospitalised = until !== undefined && random.chance(0.03);
  const ended = until === undefined ? null : calendar.pastAt(until, minuteWithin(random, 8, 12));
  const closing = isHospitalised ? StayEnd.hospitalised : StayEnd.released;
  const id = book.isolate({
    name: person.name,
    idcard: person.idcard,
    phone: person.phone,
    email: '',
    user_name: '',
    type: random.weighted(types),
    province: person.province,
    city: '',
    hotel_id: hotel.id,
    room_id: room.id,
    check_in_time: checkIn,
    check_out_time: leave,
    status:
      until === undefined
        ? IsolationStatus.isolating
        : isHospitalised
          ? IsolationStatus.hospitalised
          : IsolationStatus.released,
    ended_time: ended,
  });
  book.stay(
    {
      hotel,
      room,
      kind: StayKind.isolation,
      orderId: null,
      personId: id,
      province: person.province,
      checkIn,
      leave,
      ended,
      end: ended === null ? null : closing,
    },
    [person],
  );
}

/** Days with tests, today included. */
const days = 14;
/** Every so many days there is a nucleic acid test as well. */
const nucleicEvery = 3;
/** Of so many people one has not been tested today. */
const untestedToday = 6;

/** Person and day of the unhandled abnormal results, so that every hotel has some. */
const waiting: Record<number, { day: number; measured: Measurement }> = {
  0: { day: -1, measured: { checkType: CheckType.temperature, checkRes: 38.1 } },
  3: { day: -1, measured: { checkType: CheckType.nucleic, checkRes: NucleicResult.positive } },
  7: { day: -2, measured: { checkType: CheckType.temperature, checkRes: 37.6 } },
};

/**
 * Makes the daily tests of everyone in isolation in a hotel: two temperatures a day, a nucleic
 * acid test every third. Old fevers have been dealt with, a few new results wait, and some people
 * have not been tested today.
 */
export async function makeHealthTests(
  db: Kysely<Tables>,
  hotelId: number,
  calendar: DemoCalendar,
): Promise<void> {
  const random = seededRandom(13_000 + hotelId);
  const people = await db
    .selectFrom('isolation_person')
    .select(['id', 'check_in_time'])
    .where('hotel_id', '=', hotelId)
    .where('ended_time', 'is', null)
    .orderBy('id')
    .execute();
  const rows: Insertable<Tables['health_test']>[] = [];
  for (const [index, person] of people.entries()) {
    for (let day = 1 - days; day <= 0; day += 1) {
      if (day === 0 && index % untestedToday === 1) continue;
      for (const test of testsOf(index, day, calendar, random)) {
        if (test.time < person.check_in_time || test.time > calendar.now) continue;
        rows.push(rowOf(test, { personId: person.id, hotelId, day, calendar }));
      }
    }
  }
  await insertMany(db, 'health_test', rows);
}

interface DemoTest extends Measurement {
  time: LocalTime;
  isWaiting: boolean;
}

/** The tests of one person on one day. */
function testsOf(index: number, day: number, calendar: DemoCalendar, random: Random): DemoTest[] {
  const at = (fromHour: number, measured: Measurement, isWaiting = false): DemoTest => ({
    ...measured,
    // Between two minutes: a typed time is a minute, and a second test of the same moment is refused.
    time: addSeconds(calendar.at(day, fromHour * 60 + random.between(0, 55)), 30),
    isWaiting,
  });
  const tests = [at(7, temperature(random)), at(16, temperature(random))];
  if ((day + index) % nucleicEvery === 0) {
    tests.push(at(10, { checkType: CheckType.nucleic, checkRes: NucleicResult.negative }));
  }
  const pending = waiting[index];
  if (pending?.day === day) tests.push(at(19, pending.measured, true));
  return tests;
}

/** A usual temperature; now and then a fever. */
function temperature(random: Random): Measurement {
  const tenths = random.chance(0.006) ? random.between(374, 384) : random.between(360, 371);
  return { checkType: CheckType.temperature, checkRes: tenths / 10 };
}

function rowOf(
  { checkType, checkRes, time, isWaiting }: DemoTest,
  of: { personId: number; hotelId: number; day: number; calendar: DemoCalendar },
): Insertable<Tables['health_test']> {
  const isOutOfRange = isAbnormal({ checkType, checkRes });
  const isHandled = isOutOfRange && !isWaiting && of.day < 0;
  return {
    isolation_person_id: of.personId,
    hotel_id: of.hotelId,
    check_type: checkType,
    check_result: checkRes,
    is_abnormal: isOutOfRange ? 1 : 0,
    check_time: time,
    created_time: time,
    created_by: null,
    handled_time: isHandled ? of.calendar.pastAt(of.day, 20 * 60 + 30) : null,
    handled_by: null,
    handled_note: isHandled ? `复测不高于 ${feverAbove} ℃，继续观察` : '',
  };
}
