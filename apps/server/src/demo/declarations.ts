import { PersonType } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { reviewerChoosesRoom } from '@anzhu/api/rules/review';
import { minuteWithin, type DemoCalendar } from './calendar.ts';
import type { DemoBook } from './book.ts';
import { makePerson } from './person.ts';
import type { DemoHotel } from './property.ts';
import type { Random } from './random.ts';

/** People who only declared are numbered from here, clear of those who stayed. */
const firstDeclarant = 2_400_000;
const declarantsOfHotel = 1000;

/** Of each type so many wait for their review, and so many were rejected, in every hotel that takes people. */
const pendingOfType = 2;
const rejectedOfType = 3;

const channel = '小程序';
const sources = ['社区上报', '口岸转运', '本人申报', '疾控通知'];
const notes = [
  '行程证明不全，请补充后重新申报',
  '与已有申报重复',
  '居家隔离条件符合，无需集中隔离',
  '所选日期酒店已满，请改期',
];

/** Makes the declarations for one hotel: approved, pending and rejected. */
export function tellDeclarations(
  book: DemoBook,
  hotel: DemoHotel,
  calendar: DemoCalendar,
  random: Random,
): void {
  const rooms = hotel.rooms.filter((room) => room.isIsolation);
  if (rooms.length === 0) return;
  tellApproved(book, hotel, random);
  let declarant = firstDeclarant + hotel.id * declarantsOfHotel;
  for (const type of Object.values(PersonType)) {
    for (let turn = 0; turn < pendingOfType + rejectedOfType; turn += 1) {
      declarant += 1;
      const isPending = turn < pendingOfType;
      const person = makePerson(declarant, random);
      const day = isPending ? -random.between(0, 1) : -random.between(2, 60);
      const declared = calendar.pastAt(day, minuteWithin(random, 8, 21));
      const hasChosen = !reviewerChoosesRoom(type);
      book.declare({
        channel,
        external_id: `D${declarant}`,
        source: random.pick(sources),
        name: person.name,
        idcard: person.idcard,
        phone: person.phone,
        email: '',
        type,
        province: person.province,
        city: '',
        hotel_id: hasChosen ? hotel.id : null,
        room_type_id: hasChosen ? random.pick(rooms).typeId : null,
        check_in_time: calendar.at(day + 1, 14 * 60),
        check_out_time: calendar.at(day + 15, 14 * 60),
        created_time: declared,
        review_status: isPending ? ReviewStatus.pending : ReviewStatus.rejected,
        review_note: isPending ? '' : random.pick(notes),
        reviewer_id: null,
        reviewed_time: isPending ? null : calendar.pastAt(day + 1, minuteWithin(random, 8, 12)),
        room_id: null,
        isolation_person_id: null,
      });
    }
  }
}

/** The same time of the day before. */
const dayBefore = (moment: string): string => `${addDays(dayOf(moment), -1)}${moment.slice(10)}`;

/** Part of those who came had declared themselves the day before, and were approved. */
function tellApproved(book: DemoBook, hotel: DemoHotel, random: Random): void {
  const typeOf = new Map(hotel.rooms.map((room) => [room.id, room.typeId]));
  for (const person of book.people) {
    const roomTypeId = typeOf.get(person.room_id ?? 0);
    if (roomTypeId === undefined || person.id === undefined || random.chance(0.4)) continue;
    person.source = random.pick(sources);
    book.declare({
      channel,
      external_id: `P${person.id}`,
      source: person.source,
      name: person.name,
      idcard: person.idcard,
      phone: person.phone,
      email: '',
      type: person.type,
      province: person.province,
      city: person.city,
      hotel_id: hotel.id,
      room_type_id: roomTypeId,
      check_in_time: person.check_in_time,
      check_out_time: person.check_out_time,
      created_time: dayBefore(person.check_in_time),
      review_status: ReviewStatus.approved,
      review_note: '',
      reviewer_id: null,
      reviewed_time: person.check_in_time,
      room_id: person.room_id ?? null,
      isolation_person_id: person.id,
    });
  }
}
