import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../audit/changeRecord.ts';
import { defined } from '../db/defined.ts';
import { rowId } from '../db/rowId.ts';
import { missing } from '../hotel/scope.ts';
import type { Handler } from '../http/handler.ts';
import { bedTypeFor } from './bedTypeFor.ts';
import { bedTypeRecord } from './bedTypeRecord.ts';
import { bedTypeTaken } from './bedTypeTaken.ts';

/** Changes what is sent of a bed type and nothing else. */
export const modifyBedType: Handler<Contract['modifyBedType']> = async (
  { input, session, origin },
  { store },
) => {
  const { name, specification, maxLoad, hardness } = input;
  const target = { record: bedTypeRecord, id: rowId(input.id) };
  const modifying = changeRecord(store, { session, origin }, target, async (tx) => {
    const bed = await bedTypeFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('bed_type')
      .set({ name: bed.name, ...defined({ name, specification, max_load: maxLoad, hardness }) })
      .where('id', '=', bed.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw missing(session, '床型');
    return { data: null };
  });
  return modifying.catch((error: unknown) => {
    throw bedTypeTaken(error, name);
  });
};
