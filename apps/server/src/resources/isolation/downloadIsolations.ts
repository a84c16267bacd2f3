import type { Contract } from '@anzhu/api/contract';
import { downloadIsolations as contract, Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { localTime } from '../../platform/clock.ts';
import { countList } from '../../platform/db/monthly/months.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { isolationList, selectionOf } from './selection.ts';
import isolationsTable from './isolationsTable.ts';

/** The people of the list's filters as a workbook, whole; who took it is written down. */
export const downloadIsolations: Handler<Contract['downloadIsolations']> = async (call, server) => {
  const { page: _page, hotelId, ...filters } = call.input;
  const now = localTime(server.clock.now());
  const selection = selectionOf(call.input, { session: call.session, now });
  return loggedExport(call, server, {
    table: isolationsTable,
    given: selection,
    kind: '隔离人员',
    count: await countList(server.store.db, isolationList(selection)),
    filters: { ...byLabel(Isolation, { hotelId }), ...byLabel(contract.input, filters) },
  });
};
