import type { Id } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import type { Db } from '../../platform/db/store.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { checkScope } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type OrderRow, selectOrders } from './read.ts';

/** The order that a call names. Refuses one that does not exist, and one of another hotel. */
export async function orderFor(db: Db, id: Id, session: Session): Promise<OrderRow> {
  const row = await selectOrders(db).where('orders.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw new Refusal(Code.notFound, '找不到该订单');
  checkScope(session, row.hotel_id);
  return row;
}
