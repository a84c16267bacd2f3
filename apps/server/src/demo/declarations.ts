import { PersonType } from '@anzhu/api/contract/isolation';
import { Urgency } from '@anzhu/api/contract/material';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { Insertable, Kysely } from 'kysely';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { DemoBook } from './book.ts';
import { makePerson } from './person.ts';
import type { DemoHotel } from './property.ts';
import { type DemoCalendar, minuteWithin, type Random, seededRandom } from './random.ts';

/** People who only declared are numbered from here, clear of those who stayed. */
const firstDeclarant = 2_400_000;
const declarantsOfHotel = 1000;

/** Of each type so many wait for their review, and so many were rejected, in every hotel that takes people. */
const pendingOfType = 2;
const rejectedOfType = 3;

const channel = '小程序';
const sources = ['社区上报', '口岸转运', '本人申报', '疾控通知'];
const reviewNotes = [
  '行程证明不全，请补充后重新申报',
  '与已有申报重复',
  '居家隔离条件符合，无需集中隔离',
  '所选日期酒店已满，请改期',
];

/** Adds the declarations for one hotel: approved, pending and rejected. */
export function addDeclarations(book: DemoBook, hotel: DemoHotel): void {
  const { calendar } = book;
  const random = seededRandom(hotel.id);
  const rooms = hotel.rooms.filter((room) => room.isIsolation);
  if (rooms.length === 0) return;
  addApproved(book, hotel, random);
  let declarant = firstDeclarant + hotel.id * declarantsOfHotel;
  for (const type of Object.values(PersonType)) {
    for (let index = 0; index < pendingOfType + rejectedOfType; index += 1) {
      declarant += 1;
      const isPending = index < pendingOfType;
      const person = makePerson(declarant, random);
      const day = isPending ? -random.between(0, 1) : -random.between(2, 60);
      const declared = calendar.pastAt(day, minuteWithin(random, 8, 21));
      const hasChosen = !reviewerChoosesRoom(type);
      book.declarations.push({
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
        review_note: isPending ? '' : random.pick(reviewNotes),
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
function addApproved(book: DemoBook, hotel: DemoHotel, random: Random): void {
  const typeOf = new Map(hotel.rooms.map((room) => [room.id, room.typeId]));
  for (const person of book.people) {
    const roomTypeId = typeOf.get(person.room_id ?? 0);
    if (roomTypeId === undefined || person.id === undefined || random.chance(0.4)) continue;
    person.source = random.pick(sources);
    book.declarations.push({
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

/** Items that hotels apply for, with their usual quantities. */
const items = [
  { item: 'N95 口罩', unit: '盒', most: 40 },
  { item: '一次性医用口罩', unit: '箱', most: 20 },
  { item: '医用防护服', unit: '套', most: 120 },
  { item: '医用手套', unit: '盒', most: 60 },
  { item: '护目镜', unit: '副', most: 50 },
  { item: '84 消毒液', unit: '桶', most: 30 },
  { item: '75% 酒精', unit: '瓶', most: 80 },
  { item: '免洗手消毒凝胶', unit: '瓶', most: 60 },
  { item: '电子体温计', unit: '支', most: 40 },
  { item: '医疗废物袋', unit: '卷', most: 100 },
  { item: '瓶装饮用水', unit: '箱', most: 60 },
  { item: '床上用品四件套', unit: '套', most: 40 },
] as const;

const remarks = ['', '', '库存不足三天', '新到一批隔离人员', '三楼用', '月底补货'];
const rejections = ['库存充足，请先领用上批', '数量过多，请核实后重新申请', '请与其他物资一并申请'];

const urgencies = [
  [Urgency.notUrgent, 5],
  [Urgency.urgent, 3],
  [Urgency.veryUrgent, 2],
] as const;

/** Newest first: what has been decided lies behind what waits. */
const statuses = [
  ReviewStatus.pending,
  ReviewStatus.pending,
  ReviewStatus.pending,
  ReviewStatus.approved,
  ReviewStatus.rejected,
];

/** Makes the material applications of a hotel in the last weeks: reviewed ones, and pending ones of the last days. */
export async function makeMaterials(
  db: Kysely<Tables>,
  hotelId: number,
  calendar: DemoCalendar,
): Promise<void> {
  const random = seededRandom(14_000 + hotelId);
  const count = random.between(12, 18);
  const rows = Array.from({ length: count }, (_, index) => {
    const status =
      statuses[index] ?? (random.chance(0.8) ? ReviewStatus.approved : ReviewStatus.rejected);
    return application(hotelId, { status, day: -index * 2 }, calendar, random);
  });
  await insertMany(db, 'material_application', rows.toReversed());
}

function application(
  hotelId: number,
  { status, day }: { status: ReviewStatus; day: number },
  calendar: DemoCalendar,
  random: Random,
): Insertable<Tables['material_application']> {
  const { item, unit, most } = random.pick(items);
  const notes = { [ReviewStatus.rejected]: random.pick(rejections) } as Partial<
    Record<ReviewStatus, string>
  >;
  return {
    hotel_id: hotelId,
    applicant_id: null,
    item,
    quantity: random.between(1, most),
    unit,
    remark: random.pick(remarks),
    urgency: random.weighted(urgencies),
    review_status: status,
    review_note: notes[status] ?? '',
    reviewer_id: null,
    reviewed_time:
      status === ReviewStatus.pending
        ? null
        : calendar.pastAt(day + 1, minuteWithin(random, 9, 12)),
    created_time: calendar.pastAt(day, minuteWithin(random, 9, 18)),
  };
}
