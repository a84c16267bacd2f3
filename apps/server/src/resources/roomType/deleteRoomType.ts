import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import { stillUsed, stillUsedError, type Use, usesOf } from '../../platform/db/constraints.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { missing } from '../../platform/session/scope.ts';
import { roomTypeFor } from './roomTypeFor.ts';
import { roomTypeRecord } from './roomTypeRecord.ts';

const uses: readonly Use[] = [
  { table: 'room', column: 'room_type_id', counted: (count) => `${count} 个房间` },
  { table: 'orders', column: 'room_type_id', counted: (count) => `${count} 张订单` },
  { table: 'declaration', column: 'room_type_id', counted: (count) => `${count} 份申报` },
];

/** Deletes a room type without rooms and orders. */
export const deleteRoomType: Handler<Contract['deleteRoomType']> = async (
  { input, session, origin },
  { store },
) => {
  const target = { record: roomTypeRecord, id: rowId(input.id) };
  const deleting = changeRecord(store, { session, origin }, target, async (tx) => {
    const type = await roomTypeFor(tx, input.id, session);
    const found = await usesOf(tx, uses, type.id);
    if (found !== '') throw stillUsed(`房型「${type.name}」`, `${found}使用`);
    const { numDeletedRows } = await tx
      .deleteFrom('room_type')
      .where('id', '=', type.id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw missing(session, '房型');
    return { data: null };
  });
  return deleting.catch((error: unknown) => {
    throw stillUsedError(error, '房型');
  });
};
