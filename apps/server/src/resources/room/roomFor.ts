import type { Id } from '@anzhu/api/contract/codecs';
import { type RoomAction, roomCan } from '@anzhu/api/rules/roomTransitions';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, noPermission, notFound } from '../../platform/refusal.ts';
import { checkScope } from '../../platform/session/scope.ts';
import { type RoomRow, selectRooms, stateOf } from './read.ts';

/**
 * The room that a call names, for what is to be done with it. Refuses a room that does not exist,
 * one of another hotel, and what the rules do not allow in its state or to this person.
 */
export async function roomFor(
  db: Db,
  id: Id,
  { session, action }: { session: Session; action: RoomAction },
): Promise<RoomRow> {
  const row = await selectRooms(db).where('room.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw notFound('房间');
  checkScope(session, row.hotel_id);
  const verdict = roomCan(action, stateOf(row), session.role);
  if (verdict.isAllowed) return row;
  throw verdict.because === 'role' ? noPermission() : conflict(verdict.reason);
}
