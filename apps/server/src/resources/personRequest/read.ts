import { LogType } from '@anzhu/api/contract/log';
import { nameOnly } from '@anzhu/api/rules/personRequest';
import { RequestState } from '@anzhu/api/contract/personRequest';
import { sql } from 'kysely';
import { localTime } from '../../platform/clock.ts';
import { readPaged } from '../../platform/db/query.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import copyTable from './copyTable.ts';
import { findSources, isByNameOnly, toFoundPerson } from './find.ts';
import { personRequestFor, selectPersonRequests, toPersonRequest } from './queries.ts';

/** The requests: those that wait first, by the day until which they are handled; then the newest. */
export const personRequestPage: Handler<'personRequestPage'> = ({ input }, { store }) => {
  const { state, ask } = input;
  let query = selectPersonRequests(store.db);
  if (state !== undefined) query = query.where('person_request.state', '=', state);
  if (ask !== undefined) query = query.where('person_request.ask', '=', ask);
  const waits = sql`case when person_request.state = ${sql.lit(RequestState.pending)} then 0 else 1 end`;
  const due = sql`case when person_request.state = ${sql.lit(RequestState.pending)} then due_day else '' end`;
  return readPaged(
    query.orderBy(waits).orderBy(due).orderBy('person_request.id', 'desc'),
    input.page,
    toPersonRequest,
  );
};

/** All that names the person of a request; the read is logged. */
export const findPerson: Handler<'findPerson'> = async ({ input, session, origin }, server) => {
  const { store, clock, config } = server;
  const { row, sought } = await personRequestFor(store.db, input.id, 'find');
  const search = { sought, now: localTime(clock.now()) };
  // Some tables are decrypted whole: in the thread of long reads.
  const found = await findSources(store.reports, search);
  return store.change({ session, origin }, () =>
    Promise.resolve({
      data: toFoundPerson(found, search, config.retentionDays),
      log: {
        type: LogType.personalData,
        sketch: `按个人信息请求 ${row.id} 查找，找到 ${found.length} 条`,
        target: { kind: 'personRequest', id: row.id },
        hotelId: null,
      },
    }),
  );
};

/** A copy of all that is surely the person's own; who took it is written down. */
export const downloadPerson: Handler<'downloadPerson'> = async (call, server) => {
  const { store, clock } = server;
  const { row, sought } = await personRequestFor(store.db, call.input.id, 'give');
  if (isByNameOnly(sought)) throw conflict(nameOnly);
  const found = await findSources(store.reports, { sought, now: localTime(clock.now()) });
  const own = found
    .filter(({ match }) => match === 'own')
    .map(({ kind, facts }) => ({ kind, facts }));
  if (own.length === 0) throw conflict('没有找到本人的记录');
  return loggedExport(call, server, {
    table: copyTable,
    given: own,
    kind: 'personRequest',
    name: '个人信息副本',
    count: own.length,
    filters: { 请求编号: row.id },
  });
};
