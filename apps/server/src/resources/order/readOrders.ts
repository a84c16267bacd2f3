import type { Db } from '../../platform/db/store.ts';
import { type OrderRow, selectOrders } from './read.ts';

/** Orders by their ids, in the order of the ids. At most a few thousand at once. */
export async function readOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrders(db).where('orders.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
