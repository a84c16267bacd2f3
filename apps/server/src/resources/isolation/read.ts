import { downloadIsolations as contract, Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { keptOf } from '../../platform/cleanUp/retention.ts';
import { localTime } from '../../platform/clock.ts';
import { countList, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/query.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import isolationsTable from './isolationsTable.ts';
import { isolationFor, readIsolations, toIsolation, toListedIsolation } from './queries.ts';
import { isolationList, selectionOf } from './selection.ts';

/** The list of people in isolation, of all hotels or of one's own, newest check-in first. */
export const isolationPage: Handler<'isolationPage'> = async (
  { input, session },
  { store, clock },
) => {
  const { reports: db } = store;
  const selection = selectionOf(input, { session, now: localTime(clock.now()) });
  const orderBy = orderOf({ checkInTime: 'check_in_time' }, input);
  const list = { ...isolationList(selection), orderBy };
  const { ids, ...page } = await readPage(db, list, input.page);
  const records = (await readIsolations(db, ids)).map(toListedIsolation);
  return { records, ...page };
};

/** A person with their personal numbers unmasked; the access is logged. */
export const getIsolation: Handler<'getIsolation'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const row = await isolationFor(tx, input.id, session);
    return {
      data: { ...toIsolation(row), kept: keptOf('isolation', row.ended_time, server) },
      log: {
        type: LogType.personalData,
        sketch: `查看隔离人员「${row.name}」的完整信息`,
        target: { kind: 'isolationPerson', id: row.id },
        hotelId: row.hotel_id,
      },
    };
  });

/** The people of the list's filters as a workbook, whole; who took it is written down. */
export const downloadIsolations: Handler<'downloadIsolations'> = async (call, server) => {
  const { page: _page, hotelId, ...filters } = call.input;
  const now = localTime(server.clock.now());
  const selection = selectionOf(call.input, { session: call.session, now });
  return loggedExport(call, server, {
    table: isolationsTable,
    given: selection,
    kind: 'isolationPerson',
    count: await countList(server.store.reports, isolationList(selection)),
    filters: { ...byLabel(Isolation, { hotelId }), ...byLabel(contract.input, filters) },
  });
};
