import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { healthTestRecord } from './healthTestRecord.ts';
import { alreadyRecorded, measuredColumns } from './measured.ts';
import { testFor } from './testFor.ts';

/** Whatever had been done about the result before: a new one has not been dealt with. */
const notHandled = { handled_time: null, handled_by: null, handled_note: '' };

/** Corrects a test. A result that changes is to be dealt with anew where it is abnormal. */
export const modifyHealthTest: Handler<Contract['modifyHealthTest']> = (
  { input, session, origin },
  { store, clock },
) => {
  const target = { record: healthTestRecord, id: rowId(input.id) };
  const modifying = changeRecord(store, { session, origin }, target, async (tx) => {
    const test = await testFor(tx, input.id, session);
    const now = localTime(clock.now());
    const columns = await measuredColumns(tx, input, { session, now });
    const isSameResult =
      columns.check_type === test.check_type &&
      columns.check_result === test.check_result &&
      columns.isolation_person_id === test.isolation_person_id;
    const { numUpdatedRows } = await tx
      .updateTable('health_test')
      .set({ ...columns, ...(isSameResult ? {} : notHandled) })
      .where('id', '=', test.id)
      .where('check_type', '=', test.check_type)
      .where('check_result', '=', test.check_result)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('检测记录已被他人修改，请刷新后重试');
    return { data: null };
  });
  return modifying.catch((error: unknown) => {
    throw alreadyRecorded(error);
  });
};
