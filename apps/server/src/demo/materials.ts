import { Urgency } from '@anzhu/api/contract/material';
import { ReviewStatus } from '@anzhu/api/contract/review';
import type { Insertable, Kysely } from 'kysely';
import type { MaterialApplicationTable } from '../platform/db/tables/material.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type DemoCalendar, minuteWithin } from './calendar.ts';
import { insertMany } from '../platform/db/insertMany.ts';
import { type Random, seededRandom } from './random.ts';

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
  const rows = Array.from({ length: count }, (_, place) => {
    const status =
      statuses[place] ?? (random.chance(0.8) ? ReviewStatus.approved : ReviewStatus.rejected);
    return application(hotelId, { status, day: -place * 2 }, calendar, random);
  });
  await insertMany(db, 'material_application', rows.toReversed());
}

function application(
  hotelId: number,
  { status, day }: { status: ReviewStatus; day: number },
  calendar: DemoCalendar,
  random: Random,
): Insertable<MaterialApplicationTable> {
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
