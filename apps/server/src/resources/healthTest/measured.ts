import type { Id } from '@anzhu/api/contract/codecs';
import { isAbnormal, testInFuture, type Measurement } from '@anzhu/api/rules/healthTests';
import { rowId } from '../../platform/db/rowId.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { LocalTime } from '../../platform/db/tables/column.ts';
import { violates } from '../../platform/db/violation.ts';
import { checkScope } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/http/refusal.ts';

/** A test as submitted by a form. */
export interface Measured extends Measurement {
  uId: Id;
  checkTime: LocalTime;
}

interface Context {
  session: Session;
  now: LocalTime;
}

/**
 * The columns of a test that a clerk types. Refuses a person who does not exist or is another
 * hotel's, and a time that has not come (spec: daily tests).
 */
export async function measuredColumns(
  tx: Tx,
  { uId, checkType, checkRes, checkTime }: Measured,
  { session, now }: Context,
) {
  if (checkTime > now) throw invalid('checkTime', testInFuture);
  const person = await tx
    .selectFrom('isolation_person')
    .select(['id', 'hotel_id'])
    .where('id', '=', rowId(uId))
    .executeTakeFirst();
  if (!person) throw invalid('uId', `用户编号「${uId}」不存在`);
  checkScope(session, person.hotel_id);
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

/** Says that the same test has been written down before. */
export const alreadyRecorded = (error: unknown): unknown =>
  violates(error, 'health_test_once')
    ? invalid('checkTime', '该人员此时间已有同类型的检测记录')
    : error;
