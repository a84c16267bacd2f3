import { toFen } from '@anzhu/api/rules/money';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { bit, defined, fenOf, rowId } from '../../platform/db/column.ts';
import {
  breaksReference,
  deleteUnused,
  type Use,
  violates,
} from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, notFound, refused } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { roomTypeRecord } from './log.ts';
import { roomTypeFor } from './queries.ts';

/** Adds a room type to one's own hotel, or to the one that an admin names. */
export const addRoomType: Handler<'addRoomType'> = (call, { store, clock }) => {
  const { input, session } = call;
  const target = { record: roomTypeRecord, refusalOf: roomTypeTaken(input.name) };
  return changeRecord(store, call, target, async (tx) => {
    const hotelId = await hotelForNew(tx, session, input.hotelId);
    await checkHotelOpen(tx, hotelId);
    await claimFiles(tx, clock, { cover: input.cover });
    const { id } = await tx
      .insertInto('room_type')
      .values({
        hotel_id: hotelId,
        name: input.name,
        bed: input.bed,
        max_load: input.maxLoad,
        have_window: bit(input.haveWindow),
        network: bit(input.network),
        have_breakfast: bit(input.haveBreakfast),
        cover: input.cover ?? '',
        fee: toFen(input.fee),
        isolation_fee: toFen(input.isolationFee),
        day_use_fee: toFen(input.dayUseFee ?? 0),
        sort: input.sort,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setBeds(tx, { id, hotelId }, input.bedType);
    return { id, data: { id } };
  });
};

/** Changes what is sent of a room type and nothing else. */
export const modifyRoomType: Handler<'modifyRoomType'> = (call, { store, clock }) => {
  const { input, session } = call;
  const id = rowId(input.id);
  const target = { record: roomTypeRecord, id, refusalOf: roomTypeTaken(input.name) };
  return changeRecord(store, call, target, async (tx) => {
    const type = await roomTypeFor(tx, input.id, session);
    await checkHotelOpen(tx, type.hotel_id);
    await claimFiles(tx, clock, { cover: input.cover });
    const { numUpdatedRows } = await tx
      .updateTable('room_type')
      // The name once more: also a save of nothing but beds holds the room type until it is done.
      .set({ name: type.name, ...defined(roomTypeColumns(input)) })
      .where('id', '=', type.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('房型');
    if (input.bedType) await setBeds(tx, { id: type.id, hotelId: type.hotel_id }, input.bedType);
    return { data: null };
  });
};

const uses: readonly Use[] = [
  { table: 'room', column: 'room_type_id', counted: (count) => `${count} 个房间` },
  { table: 'orders', column: 'room_type_id', counted: (count) => `${count} 张订单` },
  { table: 'pending_order', column: 'room_type_id', counted: (count) => `${count} 条未接单` },
  { table: 'declaration', column: 'room_type_id', counted: (count) => `${count} 份申报` },
];

/** Deletes a room type without rooms and orders. */
export const deleteRoomType: Handler<'deleteRoomType'> = (call, { store }) => {
  const { input, session } = call;
  const target = { record: roomTypeRecord, id: rowId(input.id) };
  return changeRecord(store, call, target, async (tx) => {
    const { id, name } = await roomTypeFor(tx, input.id, session);
    await deleteUnused(tx, { table: 'room_type', id, kind: '房型', name, uses, verb: '使用' });
    return { data: null };
  });
};

type RoomTypeInput = Partial<CallInput<'modifyRoomType'>>;

/** The fields of a room type form as columns; missing fields are undefined. */
const roomTypeColumns = (input: RoomTypeInput) => ({
  name: input.name,
  bed: input.bed,
  max_load: input.maxLoad,
  have_window: bit(input.haveWindow),
  network: bit(input.network),
  have_breakfast: bit(input.haveBreakfast),
  cover: input.cover,
  fee: fenOf(input.fee),
  isolation_fee: fenOf(input.isolationFee),
  day_use_fee: fenOf(input.dayUseFee),
  sort: input.sort,
});

/** Message for bed types that the hotel does not have. */
const unknownBeds = '床型不存在，或不属于该酒店';

/**
 * Gives a room type the bed types that are named, in their order; what it had goes. Refuses to leave it without. The room type
 * has just been written in this transaction, so that two saves never mix their beds.
 */
async function setBeds(
  tx: Tx,
  { id, hotelId }: { id: number; hotelId: number },
  named: readonly string[],
): Promise<void> {
  const ids = [...new Set(named.map(rowId))];
  const { numDeletedRows } = await tx
    .deleteFrom('room_type_bed')
    .where('room_type_id', '=', id)
    .executeTakeFirst();
  if (ids.length === 0 && numDeletedRows > 0n) throw invalid('bedType', '床型不能为空');
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('bed_type')
    .select('id')
    .where('id', 'in', ids)
    .where('hotel_id', '=', hotelId)
    .execute();
  if (known.length !== ids.length) throw invalid('bedType', unknownBeds);
  await tx
    .insertInto('room_type_bed')
    .values(ids.map((bed_type_id, place) => ({ room_type_id: id, bed_type_id, place })))
    .execute();
}

/** The refusal of a name that the hotel already has, or of a bed type that was just deleted; other errors unchanged. */
const roomTypeTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (violates(error, 'room_type_name_once')) {
      const message = `房型名称「${name}」已存在`;
      return refused(message, { name: message });
    }
    return breaksReference(error) ? invalid('bedType', unknownBeds) : error;
  };
