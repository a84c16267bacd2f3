import { LogType } from '@anzhu/api/contract/log';
import {
  requestApplicantLabel,
  requestAskLabel,
  requestProofLabel,
  RequestState,
} from '@anzhu/api/contract/personRequest';
import { dayOf } from '@anzhu/api/rules/days';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import {
  addWorkingDays,
  type Identity,
  maskName,
  requestDays,
} from '@anzhu/api/rules/personRequest';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { personRequestFor } from './queries.ts';

/** What is kept of who is looked for once a request is decided. */
const shownOf = ({ name, idcard, phone }: Identity) => ({
  shown_name: maskName(name),
  shown_idcard: maskIdCard(idcard),
  shown_phone: maskPhone(phone),
});

/** Writes down a request. */
export const addPersonRequest: Handler<'addPersonRequest'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { name, idcard = '', number: phone = '', ask, applicant, proof, note = '' } = input;
    const now = localTime(clock.now());
    const { id } = await tx
      .insertInto('person_request')
      .values({
        ask,
        applicant,
        proof,
        sought_name: name,
        sought_idcard: idcard,
        sought_phone: phone,
        ...shownOf({ name, idcard, phone }),
        request_note: note,
        state: RequestState.pending,
        created_by: session.userId,
        created_time: now,
        due_day: addWorkingDays(dayOf(now), requestDays),
        handled_by: null,
        handled_time: null,
        result: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      data: { id },
      log: {
        type: LogType.dataChange,
        sketch: `登记个人信息请求 ${id}（${requestAskLabel[ask]}）`,
        target: { kind: 'personRequest', id },
        hotelId: null,
        after: { 申请人: requestApplicantLabel[applicant], 身份核验: requestProofLabel[proof] },
      },
    };
  });

interface Decision {
  id: number;
  state: RequestState;
  result: string;
  session: Pick<Session, 'userId'>;
  now: string;
}

/**
 * Decides a request and forgets who it is about; their masked form stays.
 * @returns its log entry
 * @throws Refusal (409) when another clerk was first
 */
export async function decide(
  tx: Tx,
  { id, state, result, session, now }: Decision,
): Promise<LogEntry> {
  const { numUpdatedRows } = await tx
    .updateTable('person_request')
    .set({
      state,
      result,
      handled_by: session.userId,
      handled_time: now,
      sought_name: '',
      sought_idcard: '',
      sought_phone: '',
      request_note: '',
    })
    .where('id', '=', id)
    .where('state', '=', RequestState.pending)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict('请求已处理，请刷新');
  return {
    type: LogType.dataChange,
    sketch: `${state === RequestState.done ? '完成' : '拒绝'}个人信息请求 ${id}`,
    target: { kind: 'personRequest', id },
    hotelId: null,
    after: { 处理结果: result },
  };
}

/** Completes a request to see or copy, or rejects one with a reason. */
export const closePersonRequest: Handler<'closePersonRequest'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { isRejected, result } = input;
    const { row } = await personRequestFor(tx, input.id, isRejected ? 'reject' : 'complete');
    const state = isRejected ? RequestState.rejected : RequestState.done;
    const now = localTime(clock.now());
    return { data: null, log: await decide(tx, { id: row.id, state, result, session, now }) };
  });
