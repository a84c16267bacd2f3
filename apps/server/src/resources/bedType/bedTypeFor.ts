import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db } from '../../platform/db/store.ts';
import { checkScope, missing } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { selectBedTypes } from './read.ts';

/** The bed type that a call names. Refuses one that does not exist, and another hotel's. */
export async function bedTypeFor(db: Db, id: Id, session: Session) {
  const row = await selectBedTypes(db).where('bed_type.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw missing(session, '床型');
  checkScope(session, row.hotel_id);
  return row;
}
