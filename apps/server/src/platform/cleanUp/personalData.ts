import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { type RawBuilder, sql } from 'kysely';
import { systemActor } from '../caller.ts';
import { localTime } from '../clock.ts';
import type { LocalTime } from '../db/column.ts';
import type { Labelled, Tx } from '../db/store.ts';
import { readingsOfName } from '../names/pinyin.ts';
import type { Job } from '../schedule/job.ts';

const day = 24 * 60 * 60_000;

/** Rows of one kind that are erased in one transaction: calls that write wait for it. */
const batchSize = 50;

/** What stands in the place of a name that was erased. */
const erasedName = '已清除';

/** What was erased in a transaction, and the names that it may have left without a person. */
interface Erased {
  stays: number;
  people: number;
  orders: number;
  declarations: number;
  notes: number;
  pending: number;
  names: string[];
}

/** Stays that ended before a moment and still have their guests. */
const endedStays = (until: LocalTime): RawBuilder<{ id: number; order_id: number | null }> =>
  sql`select id, order_id from stay where is_erased = 0 and ended_time < ${until}
    order by ended_time limit ${sql.lit(batchSize)}`;

/**
 * Orders whose planned stay ended before a moment and that have no stay to erase: closed and refunded ones,
 * and no-shows, also while their refund is still requested. A guest in a room keeps the order.
 */
const endedOrders = (until: LocalTime): RawBuilder<{ id: number }> =>
  sql`select id from orders where booker_name <> ${sql.lit(erasedName)}
    and status <> ${sql.lit(OrderStatus.checkedIn)} and leave_time < ${until}
    and not exists (select 1 from stay where order_id = orders.id and is_erased = 0)
    order by leave_time limit ${sql.lit(batchSize)}`;

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

/** Erases the guests of stays. Who is in a room leaves it first: their stay has not ended. @returns the names that were there */
async function eraseStays(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('stay_guest')
    .select('name')
    .where('stay_id', 'in', ids)
    .execute();
  await tx
    .updateTable('stay_guest')
    .set({
      name: erasedName,
      idcard: '',
      phone: '',
      sex: null,
      nationality: '',
      birth_date: '',
      entry_date: '',
      stay_until: '',
      guardian_name: '',
      guardian_phone: '',
      guardian_relation: '',
    })
    .where('stay_id', 'in', ids)
    .execute();
  await tx.updateTable('stay').set({ is_erased: 1 }).where('id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}

/** Erases what was typed beside the money of orders. A voided line has a reason. */
async function eraseMoneyNotes(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const ofOrders = tx.updateTable('bill_line').where('order_id', 'in', orderIds);
  await ofOrders.set({ note: '' }).where('note', '<>', '').execute();
  await ofOrders.set({ void_reason: erasedName }).where('void_reason', '<>', '').execute();
  await tx
    .updateTable('refund')
    .set({ reason: '' })
    .where('order_id', 'in', orderIds)
    .where('reason', '<>', '')
    .execute();
}

/** Deletes the guests whom orders expected. @returns the names that were there */
async function deleteExpected(tx: Tx, orderIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('expected_guest')
    .where('order_id', 'in', orderIds)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Erases who booked, and whom they expected. @returns the names that were there */
async function eraseOrders(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('orders').select('booker_name').where('id', 'in', ids).execute();
  await tx
    .updateTable('orders')
    .set({
      booker_name: erasedName,
      customer_name: erasedName,
      customer_id: null,
      phone: '',
      idcard: '',
      note: '',
      refund_reason: '',
      group_no: '',
    })
    .where('id', 'in', ids)
    .execute();
  await tx.deleteFrom('channel_submission').where('id', 'in', ids).execute();
  await eraseMoneyNotes(tx, ids);
  return [...rows.map(({ booker_name: name }) => name), ...(await deleteExpected(tx, ids))];
}

/** What stands in the place of a person. */
const nobody = { name: erasedName, idcard: '', phone: '', email: '' };

/** Erases people who were in isolation, also in their declarations. @returns the names that were there */
async function erasePeople(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('isolation_person')
    .select('name')
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('isolation_person')
    .set({ ...nobody, user_name: '' })
    .where('id', 'in', ids)
    .execute();
  await tx.updateTable('declaration').set(nobody).where('isolation_person_id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}

/** Erases who declared. */
async function eraseDeclarations(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('declaration').set(nobody).where('id', 'in', ids).execute();
}

/** Deletes from the pinyin index the names that no record has any more. */
async function forgetNames(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    const { rows } =
      await sql`select 1 where exists (select 1 from orders where booker_name = ${name})
      or exists (select 1 from isolation_person where name = ${name})
      or exists (select 1 from stay_guest where name = ${name})
      or exists (select 1 from expected_guest where name = ${name})`.execute(tx);
    if (rows.length > 0) continue;
    await tx
      .deleteFrom('name_reading')
      .where('reading', 'in', [...readingsOfName(name), ''])
      .where('name', '=', name)
      .execute();
    await tx.deleteFrom('person_name').where('name', '=', name).execute();
  }
}

/** Erases one batch of each kind: orders before people, as everywhere. */
async function eraseSome(tx: Tx, until: LocalTime): Promise<Erased> {
  const stays = (await endedStays(until).execute(tx)).rows;
  const ofStays = stays.flatMap(({ order_id: id }) => id ?? []);
  const orders = [...new Set([...ofStays, ...(await idsOf(tx, endedOrders(until)))])];
  const people = await idsOf(tx, endedPeople(until));
  const declarations = await idsOf(tx, endedDeclarations(until));
  const stayIds = stays.map(({ id }) => id);
  const names = [
    ...(await eraseOrders(tx, orders)),
    ...(await erasePeople(tx, people)),
    ...(await eraseStays(tx, stayIds)),
  ];
  await eraseDeclarations(tx, declarations);
  // After the stays: the last one of a guest may be among them.
  const notes = await idsOf(tx, endedNotes(until));
  await tx
    .deleteFrom('guest_note')
    .where('id', 'in', [0, ...notes])
    .execute();
  const pending = await idsOf(tx, endedPending(until));
  await tx
    .deleteFrom('pending_order')
    .where('id', 'in', [0, ...pending])
    .execute();
  await forgetNames(tx, names);
  return {
    stays: stays.length,
    people: people.length,
    orders: orders.length,
    declarations: declarations.length,
    notes: notes.length,
    pending: pending.length,
    names,
  };
}

const labelled = (
  { stays, people, orders, declarations, notes, pending }: Erased,
  until: LocalTime,
): Labelled => ({
  结束时间早于: until,
  入住: stays,
  隔离人员: people,
  订单: orders,
  申报: declarations,
  备注: notes,
  未接单: pending,
});

/**
 * Erases personal data of stays, orders and isolations that ended more than `RETENTION_DAYS` ago, and of
 * declarations that were decided then and led to none; a hotel's note goes with the last stay of its guest, and a
 * booking of a channel that no room was found for when its planned stay is that long ago. An
 * order without a stay ends with its planned one. Rows
 * stay, with their times, provinces and money: counts and charts do not change. Logs are never changed;
 * numbers in them are masked.
 */
export const erasePersonalData: Job = {
  name: 'erase personal data',
  every: 60 * 60,
  async run({ config, store, clock }, signal) {
    if (config.retentionDays === 0) return;
    const until = localTime(clock.now() - config.retentionDays * day);
    const isDue = async (): Promise<boolean> => {
      const due = [
        endedStays(until),
        endedOrders(until),
        endedPeople(until),
        endedDeclarations(until),
        endedNotes(until),
        endedPending(until),
      ];
      const found = await Promise.all(due.map((query) => query.execute(store.db)));
      return found.some(({ rows }) => rows.length > 0);
    };
    while (!signal.aborted && (await isDue())) {
      await store.change(systemActor, async (tx) => {
        const erased = await eraseSome(tx, until);
        return {
          data: null,
          log: {
            type: LogType.systemChange,
            sketch: `超过 ${config.retentionDays} 天的保存期限，清除个人信息`,
            target: { kind: 'personalData', id: 0 },
            hotelId: null,
            after: labelled(erased, until),
          },
        };
      });
    }
  },
};
