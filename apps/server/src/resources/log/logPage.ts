import type { Contract } from '@anzhu/api/contract';
import { readPage } from '../../platform/db/monthly/readPage.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { foundPage } from './logTextSearch.ts';
import { logList } from './logList.ts';
import { readLogs, toLog } from './read.ts';
import { selectionOf } from './selection.ts';

/** Whoever needs more than this at once downloads. */
const largestPage = 1000;

/** The list of logs, newest first: all, one's hotel's or one's own (spec: logs). */
export const logPage: Handler<Contract['logPage']> = async ({ input, session }, { store }) => {
  const { page: current } = input.page;
  const size = Math.min(input.page.size, largestPage);
  const selection = await selectionOf(store.db, input, session);
  const asked = { page: current, size };
  const { ids, total } =
    selection && selection.text !== null
      ? await foundPage(store, selection, asked)
      : await readPage(store.db, selection && logList(selection), asked);
  const records = (await readLogs(store.db, ids)).map(toLog);
  return { records, total, size, current, pages: Math.ceil(total / size) };
};
