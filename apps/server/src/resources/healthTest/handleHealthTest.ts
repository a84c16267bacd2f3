import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { healthTestRecord } from './healthTestRecord.ts';
import { testFor } from './testFor.ts';

/** Takes an abnormal result off the abnormal list, with a note of what was done: once. */
export const handleHealthTest: Handler<Contract['handleHealthTest']> = (
  { input, session, origin },
  { store, clock },
) => {
  const target = { record: healthTestRecord, id: rowId(input.id), verb: '处理异常' };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const test = await testFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('health_test')
      .set({
        handled_time: localTime(clock.now()),
        handled_by: session.userId,
        handled_note: input.note ?? '',
      })
      .where('id', '=', test.id)
      .where('is_abnormal', '=', 1)
      .where('handled_time', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) {
      throw conflict(test.is_abnormal === 1 ? '该异常结果已处理' : '该结果正常，无需处理');
    }
    return { data: null };
  });
};
