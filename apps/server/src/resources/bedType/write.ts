import { changeRecord } from '../../platform/changeRecord.ts';
import { defined, rowId } from '../../platform/db/column.ts';
import { deleteUnused, type Use, violates } from '../../platform/db/constraints.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, refused } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { bedTypeRecord } from './log.ts';
import { bedTypeFor } from './queries.ts';

/** Adds a bed type to one's own hotel, or to the one that an admin names. */
export const addBedType: Handler<'addBedType'> = ({ input, session, origin }, { store }) => {
  const { name, specification = '', maxLoad, hardness } = input;
  const target = { record: bedTypeRecord, refusalOf: bedTypeTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const hotel_id = await hotelForNew(tx, session, input.hotelId);
    const { id } = await tx
      .insertInto('bed_type')
      .values({ hotel_id, name, specification, max_load: maxLoad, hardness })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/** Changes what is sent of a bed type and nothing else. */
export const modifyBedType: Handler<'modifyBedType'> = ({ input, session, origin }, { store }) => {
  const { name, specification, maxLoad, hardness } = input;
  const target = { record: bedTypeRecord, id: rowId(input.id), refusalOf: bedTypeTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const bed = await bedTypeFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('bed_type')
      .set({ name: bed.name, ...defined({ name, specification, max_load: maxLoad, hardness }) })
      .where('id', '=', bed.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('床型');
    return { data: null };
  });
};

const uses: readonly Use[] = [
  { table: 'room_type_bed', column: 'bed_type_id', counted: (count) => `${count} 个房型` },
];

/** Deletes a bed type that no room type has. */
export const deleteBedType: Handler<'deleteBedType'> = ({ input, session, origin }, { store }) => {
  const target = { record: bedTypeRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id, name } = await bedTypeFor(tx, input.id, session);
    await deleteUnused(tx, { table: 'bed_type', id, kind: '床型', name, uses, verb: '使用' });
    return { data: null };
  });
};

/** The refusal of a name that the hotel already has; other errors unchanged. */
const bedTypeTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (!violates(error, 'bed_type_name_once')) return error;
    const message = `床型名称「${name}」已存在`;
    return refused(message, { name: message });
  };
