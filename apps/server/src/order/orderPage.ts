import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../http/handler.ts';
import { selectOrders, toListedOrder } from './read.ts';
import { readPage } from './readPage.ts';
import { selectionOf } from './selection.ts';

/** Whoever needs more than this at once downloads. */
const largestPage = 1000;

/** The list of orders, newest first: of all hotels, or of one's own (spec: orders). */
export const orderPage: Handler<Contract['orderPage']> = async ({ input, session }, { store }) => {
  const { db } = store;
  const current = input.page.page;
  const size = Math.min(input.page.size, largestPage);
  const selection = await selectionOf(db, input, session);
  const { ids, total } = selection
    ? await readPage(db, selection, { page: current, size })
    : { ids: [], total: 0 };
  const rows =
    ids.length === 0 ? [] : await selectOrders(db).where('orders.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const records = ids.flatMap((id) => byId.get(id) ?? []).map(toListedOrder);
  return { page: { records, total, size, current, pages: Math.ceil(total / size) } };
};
