import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db } from '../../platform/db/store.ts';
import { checkScope, missing } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { type DiscountRow, selectDiscounts } from './read.ts';

/** The discount that a call names. Refuses one that does not exist, and another hotel's. */
export async function discountFor(db: Db, id: Id, session: Session): Promise<DiscountRow> {
  const row = await selectDiscounts(db).where('discount.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw missing(session, '优惠');
  checkScope(session, row.hotel_id);
  return row;
}
