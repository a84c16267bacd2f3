import { toFen } from '@anzhu/api/rules/money';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { bit, defined, rowId } from '../../platform/db/column.ts';
import { deleteUnused, type Use, violates } from '../../platform/db/constraints.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, refused } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { itemRecord } from './log.ts';
import { itemFor } from './queries.ts';

/** Adds an item to one's own hotel, or to the one that an admin names. */
export const addItem: Handler<'addItem'> = ({ input, session, origin }, { store }) => {
  const { name, price, unit = '', isActive } = input;
  const target = { record: itemRecord, refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const hotel_id = await hotelForNew(tx, session, input.hotelId);
    await checkHotelOpen(tx, hotel_id);
    const { id } = await tx
      .insertInto('item')
      .values({ hotel_id, name, price: toFen(price), unit, is_active: bit(isActive) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/** Changes what is sent of an item and nothing else. */
export const modifyItem: Handler<'modifyItem'> = ({ input, session, origin }, { store }) => {
  const { name, price, unit, isActive } = input;
  const target = { record: itemRecord, id: rowId(input.id), refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const row = await itemFor(tx, input.id, session);
    await checkHotelOpen(tx, row.hotel_id);
    const { numUpdatedRows } = await tx
      .updateTable('item')
      .set({
        name: row.name,
        ...defined({
          name,
          price: price === undefined ? undefined : toFen(price),
          unit,
          is_active: bit(isActive),
        }),
      })
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('商品');
    return { data: null };
  });
};

const uses: readonly Use[] = [
  { table: 'bill_line', column: 'item_id', counted: (count) => `${count} 笔账单明细` },
];

/** Deletes an item that was never charged. */
export const deleteItem: Handler<'deleteItem'> = ({ input, session, origin }, { store }) => {
  const target = { record: itemRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id, name } = await itemFor(tx, input.id, session);
    await deleteUnused(tx, { table: 'item', id, kind: '商品', name, uses, verb: '使用' });
    return { data: null };
  });
};

/** The refusal of a name that the hotel already has; other errors unchanged. */
const nameTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (!violates(error, 'item_name_once')) return error;
    const message = `商品名称「${name}」已存在`;
    return refused(message, { name: message });
  };
