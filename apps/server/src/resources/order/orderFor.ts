import type { Id } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkScope } from '../../platform/session/scope.ts';
import { type OrderRow, selectOrders } from './read.ts';

/** The order that a call names. Refuses one that does not exist, and one of another hotel. */
export async function orderFor(db: Db, id: Id, session: Session): Promise<OrderRow> {
  const row = await selectOrders(db).where('orders.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw new Refusal(Code.notFound, '找不到该订单');
  checkScope(session, row.hotel_id);
  return row;
}
