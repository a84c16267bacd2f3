import type { Contract } from '@anzhu/api/contract';
import { reviewableStatuses } from '@anzhu/api/rules/review';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { materialConflict, materialFor } from './materialFor.ts';
import { materialRecord } from './materialRecord.ts';

/** Withdraws an application that is not reviewed yet. */
export const deleteMaterial: Handler<Contract['deleteMaterial']> = (
  { input, session, origin },
  { store },
) => {
  const target = { record: materialRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id } = await materialFor(tx, input.id, session);
    const { numDeletedRows } = await tx
      .deleteFrom('material_application')
      .where('id', '=', id)
      .where('review_status', 'in', reviewableStatuses)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw await materialConflict(tx, id);
    return { data: null };
  });
};
