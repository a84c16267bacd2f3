import type { Db } from '../db/store.ts';
import { matching } from './matching.ts';
import type { OrderRow } from './read.ts';
import { readOrders } from './readOrders.ts';
import type { Selection } from './selection.ts';

/** Rows of one portion: few enough that other calls get their turn in between. */
const portion = 250;

/**
 * All orders of a selection, newest first, in portions. Each portion begins where the one before
 * ended, so that a long export costs no more at its end than at its beginning.
 */
export async function* eachOrder(db: Db, selection: Selection): AsyncGenerator<OrderRow[]> {
  let until = selection.end === null ? '~' : `${selection.end}~`;
  let last: { created_time: string; id: number } | undefined;
  for (;;) {
    const after = last;
    let query = db
      .selectFrom('orders')
      .select(['id', 'created_time'])
      .where((eb) => matching(eb, selection, { from: selection.begin ?? '', until }));
    if (after) {
      query = query.where((eb) =>
        eb.or([eb('created_time', '<', after.created_time), eb('id', '<', after.id)]),
      );
    }
    const rows = await query
      .orderBy('created_time', 'desc')
      .orderBy('id', 'desc')
      .limit(portion)
      .execute();
    last = rows.at(-1);
    if (!last) return;
    yield await readOrders(
      db,
      rows.map((row) => row.id),
    );
    if (rows.length < portion) return;
    until = `${last.created_time}~`;
  }
}
