import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { PersonRequest } from '@anzhu/api/contract/personRequest';
import { type Identity, type RequestAct, requestRefusal } from '@anzhu/api/rules/personRequest';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, notFound } from '../../platform/refusal.ts';

/** Requests with who wrote them down and handled them, and what still waits to be erased. */
export const selectPersonRequests = (db: Db) =>
  db
    .selectFrom('person_request')
    .leftJoin('app_user as author', 'author.id', 'person_request.created_by')
    .leftJoin('app_user as handler', 'handler.id', 'person_request.handled_by')
    .selectAll('person_request')
    .select((eb) => [
      'author.nick_name as author_name',
      'handler.nick_name as handler_name',
      eb
        .selectFrom('person_erasure')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('person_erasure.request_id', '=', 'person_request.id')
        .as('waiting'),
      eb
        .selectFrom('person_erasure')
        .select(({ fn }) => fn.max<string | null>('person_erasure.due_day').as('last'))
        .whereRef('person_erasure.request_id', '=', 'person_request.id')
        .as('waits_until'),
    ]);

type PersonRequestRow = Awaited<
  ReturnType<ReturnType<typeof selectPersonRequests>['execute']>
>[number];

const orNull = (text: string): string | null => (text === '' ? null : text);

/** A request as it is sent: numbers are masked, of a decided one all that is left is. */
export const toPersonRequest = (row: PersonRequestRow): WithRowIds<PersonRequest> => ({
  id: row.id,
  name: row.sought_name || row.shown_name,
  idcard: orNull(maskIdCard(row.sought_idcard) || row.shown_idcard),
  number: orNull(maskPhone(row.sought_phone) || row.shown_phone),
  ask: row.ask,
  applicant: row.applicant,
  proof: row.proof,
  note: orNull(row.request_note),
  state: row.state,
  createTime: row.created_time,
  createdBy: row.author_name,
  dueDay: row.due_day,
  handleTime: row.handled_time,
  handledBy: row.handler_name,
  result: orNull(row.result),
  waiting: Number(row.waiting ?? 0),
  waitsUntil: row.waits_until,
});

/** The request that a call names, in which an act must be possible. */
export async function personRequestFor(db: Db, id: Id, act: RequestAct) {
  const row = await selectPersonRequests(db)
    .where('person_request.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw notFound('个人信息请求');
  const refusal = requestRefusal(act, row);
  if (refusal !== null) throw conflict(refusal);
  const sought: Identity = {
    name: row.sought_name,
    idcard: row.sought_idcard,
    phone: row.sought_phone,
  };
  return { row, sought };
}
