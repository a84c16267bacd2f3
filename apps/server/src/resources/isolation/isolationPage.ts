import type { Contract } from '@anzhu/api/contract';
import { localTime } from '../../platform/clock.ts';
import { readPage } from '../../platform/db/monthly/read.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readIsolations, toListedIsolation } from './read.ts';
import { isolationList, selectionOf } from './selection.ts';

/** The list of people in isolation, of all hotels or of one's own, newest check-in first. */
export const isolationPage: Handler<Contract['isolationPage']> = async (
  { input, session },
  { store, clock },
) => {
  const { db } = store;
  const current = input.page.page;
  const list = isolationList(selectionOf(input, { session, now: localTime(clock.now()) }));
  const { ids, total, size } = await readPage(db, list, input.page);
  const records = (await readIsolations(db, ids)).map(toListedIsolation);
  return { records, total, size, current, pages: Math.ceil(total / size) };
};
