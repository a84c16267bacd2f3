import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { defined } from '../../platform/db/defined.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { missing } from '../../platform/session/scope.ts';
import type { Handler } from '../../platform/http/handler.ts';
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
