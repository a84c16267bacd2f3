import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { selectTests, toHealthTest } from './read.ts';
import { readPage } from './readPage.ts';
import { selectionOf } from './selection.ts';

/** Most records of one page. */
const largestPage = 1000;

/** The list of tests, newest first: of all hotels, or of one's own. */
export const healthTestPage: Handler<Contract['healthTestPage']> = async (
  { input, session },
  { store: { db } },
) => {
  const current = input.page.page;
  const size = Math.min(input.page.size, largestPage);
  const { ids, total } = await readPage(db, selectionOf(input, session), { page: current, size });
  const rows =
    ids.length === 0 ? [] : await selectTests(db).where('health_test.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const records = ids.flatMap((id) => byId.get(id) ?? []).map(toHealthTest);
  return { records, total, size, current, pages: Math.ceil(total / size) };
};
