import { eachBatch } from '../../platform/db/monthly/read.ts';
import type { Db } from '../../platform/db/store.ts';
import { orderList } from './orderList.ts';
import type { OrderRow } from './read.ts';
import { readOrders } from './readOrders.ts';
import type { Selection } from './selection.ts';

/** All orders of a selection, newest first, in batches. */
export async function* eachOrder(db: Db, selection: Selection): AsyncGenerator<OrderRow[]> {
  for await (const ids of eachBatch(db, orderList(selection))) yield await readOrders(db, ids);
}
