import type { Id } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import {
  isAbnormal,
  type Measurement,
  testInFuture,
  testPeriodFault,
} from '@anzhu/api/rules/healthTests';
import type { Session } from '../../platform/caller.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, fieldNotFound, invalid, notFound, Refusal } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';
import { healthTestRecord } from './log.ts';
import { lockPeople, testedIsolations } from './period.ts';
import { testFor, type TestRow } from './queries.ts';

/** Writes down a test of a person in isolation. */
export const addHealthTest: Handler<'addHealthTest'> = (call, { store, clock }) => {
  const { input, session } = call;
  const now = localTime(clock.now());
  const target = { record: healthTestRecord, refusalOf: alreadyRecorded };
  return changeRecord(store, call, target, async (tx) => {
    const { id } = await tx
      .insertInto('health_test')
      .values({
        ...(await measuredColumns(tx, input, { session, now })),
        ...notHandled,
        created_time: now,
        created_by: session.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
};

/** A new result has not been dealt with, whatever had been done about one before. */
const notHandled = { handled_time: null, handled_by: null, handled_note: '' };

/** Corrects a test. A result that changes is to be dealt with anew where it is abnormal. */
export const modifyHealthTest: Handler<'modifyHealthTest'> = (call, { store, clock }) => {
  const { input, session } = call;
  const id = rowId(input.id);
  const target = { record: healthTestRecord, id, refusalOf: alreadyRecorded };
  return changeRecord(store, call, target, async (tx) => {
    const test = await testFor(tx, input.id, session);
    const now = localTime(clock.now());
    const columns = await measuredColumns(tx, input, { session, now, before: test });
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
};

/** Deletes a test entered by mistake; the log keeps its values. */
export const deleteHealthTest: Handler<'deleteHealthTest'> = (call, { store }) => {
  const { input, session } = call;
  const target = { record: healthTestRecord, id: rowId(input.id) };
  return changeRecord(store, call, target, async (tx) => {
    const { id } = await testFor(tx, input.id, session);
    const { numDeletedRows } = await tx
      .deleteFrom('health_test')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw notFound('检测记录');
    return { data: null };
  });
};

/** Takes an abnormal result off the abnormal list, with a note of what was done: once. */
export const handleHealthTest: Handler<'handleHealthTest'> = (call, { store, clock }) => {
  const { input, session } = call;
  const target = { record: healthTestRecord, id: rowId(input.id), verb: '处理异常' };
  return changeRecord(store, call, target, async (tx) => {
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

/** A test as submitted by a form. */
interface Measured extends Measurement {
  uId: Id;
  checkTime: LocalTime;
  acceptBeforeCheckIn?: boolean | undefined;
}

interface Context {
  session: Session;
  now: LocalTime;
  /** The test that is corrected. */
  before?: TestRow;
}

/**
 * The columns of a test that a clerk types. Refuses a person who does not exist or is another
 * hotel's, a time that has not come, and one outside the isolation (spec: daily tests).
 */
async function measuredColumns(
  tx: Tx,
  { uId, checkType, checkRes, checkTime, acceptBeforeCheckIn }: Measured,
  { session, now, before }: Context,
) {
  if (checkTime > now) throw invalid('checkTime', testInFuture);
  await lockPeople(tx, [rowId(uId)]);
  const person = await tx
    .selectFrom('isolation_person')
    .select(['id', 'hotel_id', 'idcard', 'status', 'check_in_time', 'ended_time'])
    .where('id', '=', rowId(uId))
    .executeTakeFirst();
  if (!person || !isInScope(session, person.hotel_id)) {
    throw fieldNotFound('uId', `用户编号「${uId}」不存在`);
  }
  const isMoved = before?.isolation_person_id !== person.id || before.check_time !== checkTime;
  if (isMoved) {
    const isolation = (await testedIsolations(tx, [person], session))(person);
    const fault = testPeriodFault(isolation, checkTime);
    const isAccepted = fault?.field === 'acceptBeforeCheckIn' && acceptBeforeCheckIn === true;
    if (fault && !isAccepted) {
      const code = fault.field === 'acceptBeforeCheckIn' ? Code.conflict : Code.invalid;
      throw new Refusal(code, fault.message, { [fault.field]: fault.message });
    }
  }
  // One decimal, however the number was spelled: 36.599999 and 36.6 are the same result.
  const result = Math.round(checkRes * 10) / 10;
  return {
    isolation_person_id: person.id,
    hotel_id: person.hotel_id,
    check_type: checkType,
    check_result: result,
    is_abnormal: isAbnormal({ checkType, checkRes: result }) ? 1 : 0,
    check_time: checkTime,
  } as const;
}

/** The refusal of a test that was recorded before; other errors unchanged. */
const alreadyRecorded = (error: unknown): unknown =>
  violates(error, 'health_test_once')
    ? invalid('checkTime', '该人员此时间已有同类型的检测记录')
    : error;
