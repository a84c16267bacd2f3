import type { CopiedKind } from '@anzhu/api/contract/copy';
import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { RoomType } from '@anzhu/api/contract/roomType';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import { addedEntry, differing } from '../../platform/changeRecord.ts';
import { breaksReference, violates } from '../../platform/db/constraints.ts';
import { acquireLock, Lock, type LogEntry, type Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import { bedTypeRecord } from '../bedType/index.ts';
import { discountRecord } from '../discount/index.ts';
import { roomTypeRecord } from '../roomType/index.ts';
import {
  type HotelPlan,
  planCopy,
  type Source,
  tables,
  toHotelCopy,
  type TypeFees,
} from './plan.ts';

/** What a copy would make in each hotel. */
export const previewCopy: Handler<'previewCopy'> = async ({ input }, server) => {
  const { plans } = await planCopy(server.store.db, server, input);
  return plans.map(toHotelCopy);
};

/**
 * Makes records of one hotel in others, all or none: what is there by name stays, a room type brings its bed types
 * and prices, a discount those that it cannot join.
 */
export const copyRecords: Handler<'copyRecords'> = ({ input, session, origin }, server) => {
  const { store, clock } = server;
  return store
    .change({ session, origin }, async (tx) => {
      await acquireLock(tx, store.engine, Lock.copies);
      const { source, today, plans } = await planCopy(tx, server, input);
      checkShown(input, plans);
      await claimFiles(tx, clock, { ids: await picturesOf(tx, plans) });
      const entries: LogEntry[] = [];
      for (const plan of plans) entries.push(...(await copyTo(tx, plan, { source, today })));
      const [first, ...others] = entries;
      return { data: plans.map(toHotelCopy), log: first ? [first, ...others] : null };
    })
    .catch((error: unknown) => {
      const isMeanwhile =
        breaksReference(error) ||
        violates(error, 'room_type_name_once') ||
        violates(error, 'bed_type_name_once');
      throw isMeanwhile ? conflict('目标酒店的资料刚刚有变动，请刷新后重试') : error;
    });
};

/** Refuses a copy that is another one by now than the admin was shown. */
function checkShown(
  { made, overwritten }: CallInput<'copyRecords'>,
  plans: readonly HotelPlan[],
): void {
  const count = (of: (plan: HotelPlan) => readonly unknown[]): number =>
    plans.reduce((sum, plan) => sum + of(plan).length, 0);
  const [makes, overwrites] = [count((plan) => plan.made), count((plan) => plan.overwritten)];
  const differs = (shown: number | undefined, now: number) => shown !== undefined && shown !== now;
  if (!differs(made, makes) && !differs(overwritten, overwrites)) return;
  const message = `现将新增 ${makes} 项、覆盖 ${overwrites} 个房型的价格，请核对后重试`;
  throw new Refusal(Code.conflict, message, { made: message });
}

/** The addresses of the pictures that will be shared: a picture stays as long as a record has it. */
async function picturesOf(tx: Tx, plans: readonly HotelPlan[]): Promise<string> {
  const made = plans.flatMap((plan) => plan.made);
  const idsOf = (kind: string) => [
    ...new Set(made.filter((one) => one.kind === kind).map(({ row }) => row.id)),
  ];
  const types = idsOf('roomType');
  const discounts = idsOf('discount');
  const covers =
    types.length === 0
      ? []
      : await tx.selectFrom('room_type').select('cover as url').where('id', 'in', types).execute();
  const pictures =
    discounts.length === 0
      ? []
      : await tx
          .selectFrom('discount')
          .select('picture as url')
          .where('id', 'in', discounts)
          .execute();
  return [...covers, ...pictures].map(({ url }) => url).join(' ');
}

interface Context {
  source: Source;
  today: string;
}

/** Makes in one hotel what is planned. @returns the entries of the log */
async function copyTo(tx: Tx, plan: HotelPlan, { source, today }: Context): Promise<LogEntry[]> {
  const hotelId = plan.hotel.id;
  /** Ids in this hotel, by those of the source. */
  const ids = {
    bedType: new Map<number, number>(),
    roomType: new Map<number, number>(),
    discount: new Map<number, number>(),
  };
  for (const { kind, row, id } of plan.existing) ids[kind].set(row.id, id);
  const entries: LogEntry[] = [];
  for (const { kind, row } of plan.made) {
    const id = await insertCopy(tx, { kind, row }, hotelId);
    ids[kind].set(row.id, id);
  }
  for (const { kind, row } of plan.made) {
    const id = ids[kind].get(row.id);
    if (id === undefined) continue;
    if (kind === 'roomType') {
      await linkBeds(
        tx,
        id,
        (source.beds.get(row.id) ?? []).map((bed) => ids.bedType.get(bed.id)),
      );
      await copyNights(tx, { from: row.id, to: id, today });
    }
    if (kind === 'discount') {
      const range = source.ranges.get(row.id) ?? [];
      await exclude(
        tx,
        id,
        range.map((one) => ids.discount.get(one)),
      );
    }
    entries.push(await addedEntry(tx, records[kind], id, '复制'));
  }
  for (const { row, id, before, after } of plan.overwritten) {
    await tx
      .updateTable('room_type')
      .set({ fee: after.fee, isolation_fee: after.isolationFee })
      .where('id', '=', id)
      .execute();
    await tx
      .deleteFrom('room_price')
      .where('room_type_id', '=', id)
      .where(({ or, eb }) => or([eb('weekday', 'is not', null), eb('day', '>=', today)]))
      .execute();
    await copyNights(tx, { from: row.id, to: id, today });
    entries.push({
      type: LogType.dataChange,
      sketch: `覆盖房型「${row.name}」的价格`,
      target: { kind: 'roomType', id, name: row.name },
      hotelId,
      ...differing(feesByLabel(before), feesByLabel(after)),
    });
  }
  return entries;
}

const records = { roomType: roomTypeRecord, bedType: bedTypeRecord, discount: discountRecord };

const feesByLabel = ({ fee, isolationFee, nights }: TypeFees) => ({
  ...byLabel(RoomType, { fee: toYuan(fee), isolationFee: toYuan(isolationFee) }),
  各晚价格: [...nights]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([night, fen]) => `${night} ${toYuan(fen)}`)
    .join('，'),
});

/** Inserts a copy of a record in another hotel. @returns its id */
async function insertCopy(
  tx: Tx,
  { kind, row }: { kind: CopiedKind; row: { id: number } },
  hotelId: number,
): Promise<number> {
  const table = tables[kind];
  const whole = await tx
    .selectFrom(table)
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const columns = sql.join(
    Object.keys(whole)
      .filter((column) => column !== 'id' && column !== 'hotel_id')
      .map((column) => sql.ref(column)),
  );
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (hotel_id, ${columns})
    select cast(${hotelId} as bigint), ${columns}
    from ${sql.table(table)} where id = ${row.id} returning id`.execute(tx);
  const [inserted] = rows;
  if (!inserted) throw new Error(`${kind} ${row.id} was not copied`);
  return inserted.id;
}

async function linkBeds(tx: Tx, typeId: number, bedIds: readonly (number | undefined)[]) {
  const known = bedIds.filter((id) => id !== undefined);
  if (known.length === 0) return;
  await tx
    .insertInto('room_type_bed')
    .values(known.map((bed_type_id, place) => ({ room_type_id: typeId, bed_type_id, place })))
    .execute();
}

/** Gives a room type the prices by night of another one, from today on. */
const copyNights = (tx: Tx, { from, to, today }: { from: number; to: number; today: string }) =>
  tx
    .insertInto('room_price')
    .columns(['room_type_id', 'weekday', 'day', 'fee'])
    .expression((eb) =>
      eb
        .selectFrom('room_price')
        .select([sql<number>`cast(${to} as bigint)`.as('room_type_id'), 'weekday', 'day', 'fee'])
        .where('room_type_id', '=', from)
        .where(({ or, eb: on }) => or([on('weekday', 'is not', null), on('day', '>=', today)])),
    )
    .execute();

/** Lists what a discount cannot join. Those are held until the copy is done, so that none is deleted meanwhile. */
async function exclude(tx: Tx, id: number, excluded: readonly (number | undefined)[]) {
  const known = excluded.filter((one) => one !== undefined);
  if (known.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable('discount')
    .set(({ ref }) => ({ hotel_id: ref('hotel_id') }))
    .where('id', 'in', known)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(new Set(known).size)) {
    throw conflict('目标酒店的资料刚刚有变动，请刷新后重试');
  }
  await tx
    .insertInto('discount_exclusion')
    .values([...new Set(known)].map((excluded_id) => ({ discount_id: id, excluded_id })))
    .execute();
}
