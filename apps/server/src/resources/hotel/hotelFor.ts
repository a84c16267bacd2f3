import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Session } from '../../platform/http/handler.ts';
import { selectHotels } from './read.ts';
import { checkScope, missing } from '../../platform/session/scope.ts';

/** The hotel that a call names. Refuses one that does not exist, and another than one's own. */
export async function hotelFor(db: Db, id: WithRowIds<Id>, session: Session) {
  const row = await selectHotels(db).where('hotel.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw missing(session, '酒店');
  checkScope(session, row.id);
  return row;
}
