import type {
  RequestApplicant,
  RequestAsk,
  RequestProof,
  RequestState,
} from '@anzhu/api/contract/personRequest';
import type { RetentionKind } from '@anzhu/api/rules/retention';
import {
  big,
  checkedTime,
  day,
  id,
  integer,
  partOf,
  table,
  text,
  time,
  weakRef,
} from '../table.ts';

export const personRequestTables = {
  /** A request of a person about their own data. */
  person_request: table(
    {
      id: id(),
      ask: integer<RequestAsk>('between 0 and 3'),
      applicant: integer<RequestApplicant>('between 0 and 3'),
      proof: integer<RequestProof>('between 0 and 3'),
      /** Who is looked for; empty once it is decided. */
      sought_name: text().kept('encrypted'),
      sought_idcard: text().kept('encrypted'),
      sought_phone: text().kept('encrypted'),
      /** What stays of them: masked. */
      shown_name: text(),
      shown_idcard: text(),
      shown_phone: text(),
      request_note: text().kept('encrypted'),
      state: integer<RequestState>('between 0 and 2'),
      created_by: weakRef('app_user'),
      created_time: checkedTime(),
      due_day: day(),
      handled_by: weakRef('app_user'),
      handled_time: time().orNull,
      result: text(),
    },
    'check ((state = 0) = (handled_time is null))',
    'index person_request_state (state, due_day, id)',
  ),

  /** A record that is erased by itself, as its person has requested, once no law keeps it any more. */
  person_erasure: table(
    {
      id: id(),
      request_id: partOf('person_request'),
      kind: text<RetentionKind>(),
      /** The row of the table of its kind. */
      record_id: big(),
      due_day: day(),
    },
    'unique index person_erasure_once (kind, record_id)',
    'index person_erasure_due (due_day, id)',
    'index person_erasure_request (request_id)',
  ),
};
