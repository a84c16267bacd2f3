import type { Contract } from '@anzhu/api/contract';
import { localTime } from '../../platform/clock.ts';
import { readPage } from '../../platform/db/monthly/read.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { orderList } from './orderList.ts';
import { toListedOrder } from './read.ts';
import { readOrders } from './readOrders.ts';
import { selectionOf } from './selection.ts';

/** The list of orders, newest first: of all hotels, or of one's own (spec: orders). */
export const orderPage: Handler<Contract['orderPage']> = async (
  { input, session },
  { store, clock },
) => {
  const { db } = store;
  const current = input.page.page;
  const selection = await selectionOf(db, input, { session, now: localTime(clock.now()) });
  const list = selection && orderList(selection);
  const { ids, total, size } = await readPage(db, list, input.page);
  const records = (await readOrders(db, ids)).map(toListedOrder);
  return { page: { records, total, size, current, pages: Math.ceil(total / size) } };
};
