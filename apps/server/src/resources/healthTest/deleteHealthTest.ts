import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { healthTestRecord } from './healthTestRecord.ts';
import { testFor } from './testFor.ts';

/** Deletes a test entered by mistake; the log keeps its values. */
export const deleteHealthTest: Handler<Contract['deleteHealthTest']> = (
  { input, session, origin },
  { store },
) => {
  const target = { record: healthTestRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id } = await testFor(tx, input.id, session);
    const { numDeletedRows } = await tx
      .deleteFrom('health_test')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw notFound('检测记录');
    return { data: null };
  });
};
