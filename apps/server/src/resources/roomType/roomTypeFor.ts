import type { Id } from '@anzhu/api/contract/codecs';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { checkScope, missing } from '../../platform/session/scope.ts';
import { selectRoomTypes } from './read.ts';

/** The room type that a call names. Refuses one that does not exist, and another hotel's. */
export async function roomTypeFor(db: Db, id: Id, session: Session) {
  const row = await selectRoomTypes(db).where('room_type.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw missing(session, '房型');
  checkScope(session, row.hotel_id);
  return row;
}
