import { LineKind } from '@anzhu/api/contract/bill';
import { downloadReceivables as contract } from '@anzhu/api/contract/companyAccount';
import { byLabel } from '@anzhu/api/contract/label';
import { ageOwed } from '@anzhu/api/rules/account';
import { hotelDayOf, hotelToday } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readOwed } from './account.ts';
import { withOwed } from './queries.ts';
import { companiesOf } from './read.ts';
import receivablesTable from './receivablesTable.ts';

/** What the companies of the list owe, by age, as a workbook; who took it is written down. */
export const downloadReceivables: Handler<'downloadReceivables'> = async (call, server) => {
  const { input, session } = call;
  const time = hotelTime(server);
  const { db } = server.store;
  const companies = await companiesOf(db, input, session).orderBy('company.id').execute();
  const ids = companies.map(({ id }) => id);
  const owed = await readOwed(db, ids);
  const put =
    ids.length === 0
      ? []
      : await db
          .selectFrom('bill_line')
          .select(['company_id', 'created_time', 'amount'])
          .where('company_id', 'in', ids)
          .where('kind', '=', LineKind.payment)
          .where('amount', '>', 0)
          .where('voided_time', 'is', null)
          .execute();
  const putBy = Map.groupBy(put, (line) => line.company_id);
  const given = companies.map((row) => {
    const own = (putBy.get(row.id) ?? []).map(({ created_time, amount: fen }) => ({
      day: hotelDayOf(created_time, time.dayStarts),
      fen,
    }));
    const total = owed.get(row.id) ?? 0;
    const settled = own.reduce((sum, { fen }) => sum + fen, 0) - total;
    const ages = ageOwed(own, settled, hotelToday(time));
    return { ...withOwed(row, total), ages: ages.map(toYuan) };
  });
  return loggedExport(call, server, {
    table: receivablesTable,
    given,
    kind: 'receivables',
    count: given.length,
    filters: byLabel(contract.input, input),
  });
};
