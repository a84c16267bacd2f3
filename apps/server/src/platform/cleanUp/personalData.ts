import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { erasedBefore, type RetentionKind, retentionKinds } from '@anzhu/api/rules/retention';
import { type RawBuilder, sql } from 'kysely';
import { systemActor } from '../caller.ts';
import { localTime } from '../clock.ts';
import type { LocalTime } from '../db/column.ts';
import type { Labelled, Tx } from '../db/store.ts';
import type { Job } from '../schedule/job.ts';
import {
  deleteExpected,
  deleteNotes,
  deletePending,
  eraseBookers,
  eraseDeclarations,
  erasedName,
  erasePeople,
  eraseStays,
  forgetNames,
} from './erase.ts';
import { hasMoney } from './retention.ts';

/** Rows of one kind that are erased in one transaction: calls that write wait for it. */
const batchSize = 50;

/** What was erased in a transaction. */
type Erased = Record<
  'stays' | 'people' | 'orders' | 'expected' | 'declarations' | 'notes' | 'pending',
  number
>;

/** Before which moment the records of each kind must have ended. */
type Moments = Record<RetentionKind, LocalTime>;

/** Stays that ended before a moment and still have their guests. */
const endedStays = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select id from stay where is_erased = 0 and ended_time < ${until}
    order by ended_time limit ${sql.lit(batchSize)}`;

/**
 * Orders whose planned stay ended before a moment and that have no stay to erase: closed and refunded ones,
 * and no-shows, also while their refund is still requested. A guest in a room keeps the order. Those with money on them
 * have a moment of their own.
 */
const endedOrders = ({ order, booking }: Moments): RawBuilder<{ id: number }> =>
  sql`select id from orders where booker_name <> ${sql.lit(erasedName)}
    and status <> ${sql.lit(OrderStatus.checkedIn)} and leave_time < ${booking}
    and (leave_time < ${order} or not ${hasMoney})
    and not exists (select 1 from stay where order_id = orders.id and is_erased = 0)
    order by leave_time limit ${sql.lit(batchSize)}`;

/** Guests whom orders expected whose planned stay ended before a moment. */
const endedExpected = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select expected_guest.id from expected_guest join orders on orders.id = order_id
    where orders.leave_time < ${until} and orders.status <> ${sql.lit(OrderStatus.checkedIn)}
    order by orders.leave_time limit ${sql.lit(batchSize)}`;

/** People whose isolation ended before a moment. */
const endedPeople = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select id from isolation_person where idcard_search <> '' and ended_time < ${until}
    order by ended_time limit ${sql.lit(batchSize)}`;

/** Declarations that were decided before a moment and led to no isolation that is still recorded. */
const endedDeclarations = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select id from declaration where idcard <> '' and isolation_person_id is null
    and review_status <> ${sql.lit(ReviewStatus.pending)} and reviewed_time < ${until}
    order by reviewed_time limit ${sql.lit(batchSize)}`;

/**
 * Notes of before a moment on guests of whom the hotel keeps no stay any more. None while the data key is being
 * changed: the numbers of a note and of its stays may be hashed by different versions then.
 */
const endedNotes = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select id from guest_note where changed_time < ${until}
    and (select count(*) from data_key) = 1 and not exists (
      select 1 from stay_guest join stay on stay.id = stay_guest.stay_id
      where stay_guest.idcard_search <> '' and stay.hotel_id = guest_note.hotel_id
        and stay_guest.idcard_search = guest_note.idcard_search)
    order by id limit ${sql.lit(batchSize)}`;

/** Bookings of channels that no room was found for, whose planned stay ended before a moment. */
const endedPending = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select id from pending_order where leave_time < ${until}
    order by leave_time limit ${sql.lit(batchSize)}`;

const idsOf = async (tx: Tx, query: RawBuilder<{ id: number }>): Promise<number[]> =>
  (await query.execute(tx)).rows.map(({ id }) => id);

/** Erases one batch of each kind: orders before people, as everywhere. */
async function eraseSome(tx: Tx, moments: Moments): Promise<Erased> {
  const stays = await idsOf(tx, endedStays(moments.registration));
  const expected = await idsOf(tx, endedExpected(moments.expected));
  const people = await idsOf(tx, endedPeople(moments.isolation));
  const declarations = await idsOf(tx, endedDeclarations(moments.declaration));
  const names = [
    ...(await deleteExpected(tx, expected)),
    ...(await erasePeople(tx, people)),
    ...(await eraseStays(tx, stays)),
  ];
  await eraseDeclarations(tx, declarations);
  // After the stays: the last one of a guest, or of an order, may be among them.
  const orders = await idsOf(tx, endedOrders(moments));
  names.push(...(await eraseBookers(tx, orders)));
  const notes = await idsOf(tx, endedNotes(moments.guestNote));
  await deleteNotes(tx, notes);
  const pending = await idsOf(tx, endedPending(moments.pendingOrder));
  await deletePending(tx, pending);
  await forgetNames(tx, names);
  return {
    stays: stays.length,
    people: people.length,
    orders: orders.length,
    expected: expected.length,
    declarations: declarations.length,
    notes: notes.length,
    pending: pending.length,
  };
}

const labelled = (erased: Erased, now: LocalTime): Labelled => ({
  日期: now.slice(0, 10),
  入住: erased.stays,
  隔离人员: erased.people,
  订单: erased.orders,
  入住名单: erased.expected,
  申报: erased.declarations,
  备注: erased.notes,
  未接单: erased.pending,
});

/**
 * Erases personal data of stays, orders and isolations that ended more than `RETENTION_DAYS` ago and that no law keeps
 * (`rules/retention.ts`), and of declarations that were decided then and led to none; a hotel's note goes with the last
 * stay of its guest, and a booking of a channel that no room was found for when its planned stay is that long ago. An
 * order ends with its planned stay. Rows stay, with their times, provinces and money: counts and charts do not change.
 * Logs are never changed; numbers in them are masked.
 */
export const erasePersonalData: Job = {
  name: 'erase personal data',
  every: 60 * 60,
  async run({ config, store, clock }, signal) {
    if (config.retentionDays === 0) return;
    const now = localTime(clock.now());
    const moments = Object.fromEntries(
      retentionKinds.map((kind) => [kind, erasedBefore(kind, now, config.retentionDays)]),
    ) as Moments;
    const isDue = async (): Promise<boolean> => {
      const due = [
        endedStays(moments.registration),
        endedOrders(moments),
        endedExpected(moments.expected),
        endedPeople(moments.isolation),
        endedDeclarations(moments.declaration),
        endedNotes(moments.guestNote),
        endedPending(moments.pendingOrder),
      ];
      const found = await Promise.all(due.map((query) => query.execute(store.db)));
      return found.some(({ rows }) => rows.length > 0);
    };
    while (!signal.aborted && (await isDue())) {
      await store.change(systemActor, async (tx) => {
        const erased = await eraseSome(tx, moments);
        return {
          data: null,
          log: {
            type: LogType.systemChange,
            sketch: `超过法定与 ${config.retentionDays} 天的保存期限，清除个人信息`,
            target: { kind: 'personalData', id: 0 },
            hotelId: null,
            after: labelled(erased, now),
          },
        };
      });
    }
  },
};
