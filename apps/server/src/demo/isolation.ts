import { RoomStatus } from '@anzhu/api/contract/room';
import { IsolationStatus, StayEnd, StayKind } from '../platform/db/tables/stay.ts';
import type { DemoBook } from './book.ts';
import { minuteWithin, type DemoCalendar } from './calendar.ts';
import type { DemoHotel, DemoRoom } from './property.ts';
import { seededRandom, type Random } from './random.ts';

/** Days of an isolation. */
const isolationDays = 14;
/** How many people each isolation room has seen before the present one: a year of them. */
const pastPeople = 21;
/** Days from one person's check-in to the next one's. */
const turnDays = isolationDays + 2;

const types = [
  [0, 45],
  [1, 20],
  [2, 25],
  [3, 10],
] as const;

/** Makes the past and present people in the isolation rooms of one hotel. */
export function tellIsolation(
  book: DemoBook,
  hotel: DemoHotel,
  calendar: DemoCalendar,
  random: Random,
): void {
  // Of its own, so that a longer past leaves the present as it is.
  const past = seededRandom(hotel.id);
  for (const room of hotel.rooms.filter((one) => one.isIsolation)) {
    const offset = past.between(0, turnDays - 1);
    for (let turn = pastPeople; turn >= 1; turn -= 1) {
      const start = -turnDays - offset - turn * turnDays;
      tellPerson(book, hotel, room, start, start + isolationDays, calendar, past);
    }
    const present = random.next();
    if (present < 0.62) {
      tellPerson(book, hotel, room, -random.between(0, isolationDays + 1), null, calendar, random);
      book.room(room.id, RoomStatus.occupied);
    } else if (present < 0.7) {
      tellPerson(book, hotel, room, -isolationDays, 0, calendar, random);
      book.room(room.id, RoomStatus.awaitingCleaning);
    }
  }
}

/** One person and the stay; without a last day the person is still there. */
function tellPerson(
  book: DemoBook,
  hotel: DemoHotel,
  room: DemoRoom,
  firstDay: number,
  lastDay: number | null,
  calendar: DemoCalendar,
  random: Random,
): void {
  const person = book.person();
  const minute = minuteWithin(random, 9, 20);
  const checkIn = calendar.pastAt(firstDay, minute);
  const leave = calendar.at(firstDay + isolationDays, minute);
  const isHospitalised = lastDay !== null && random.chance(0.03);
  const ended = lastDay === null ? null : calendar.pastAt(lastDay, minuteWithin(random, 8, 12));
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
      lastDay === null
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
