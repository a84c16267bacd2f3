import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { stillUsed, stillUsedError, type Use, usesOf } from '../../platform/db/uses.ts';
import { missing } from '../../platform/session/scope.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { bedTypeFor } from './bedTypeFor.ts';
import { bedTypeRecord } from './bedTypeRecord.ts';

const uses: readonly Use[] = [
  { table: 'room_type_bed', column: 'bed_type_id', counted: (count) => `${count} 个房型` },
];

/** Deletes a bed type that no room type has. */
export const deleteBedType: Handler<Contract['deleteBedType']> = async (
  { input, session, origin },
  { store },
) => {
  const target = { record: bedTypeRecord, id: rowId(input.id) };
  const deleting = changeRecord(store, { session, origin }, target, async (tx) => {
    const bed = await bedTypeFor(tx, input.id, session);
    const found = await usesOf(tx, uses, bed.id);
    if (found !== '') throw stillUsed(`床型「${bed.name}」`, `${found}使用`);
    const { numDeletedRows } = await tx
      .deleteFrom('bed_type')
      .where('id', '=', bed.id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw missing(session, '床型');
    return { data: null };
  });
  return deleting.catch((error: unknown) => {
    throw stillUsedError(error, '床型');
  });
};
