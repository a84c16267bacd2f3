import type { RoomStatus } from '@anzhu/api/contract/room';
import { type RoomAction, roomAllows } from '@anzhu/api/rules/roomTransitions';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import { type RoomRow, selectRooms, stateOf } from './read.ts';

/**
 * Changes the status of a room in one conditional update on the status it was read with, and ends
 * its hold. Of fifty concurrent calls one succeeds; the others get a conflict with the current
 * status.
 */
export async function moveRoom(
  tx: Tx,
  room: RoomRow,
  { action, to }: { action: RoomAction; to: RoomStatus },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('room')
    .set({ status: to, held_order_id: null })
    .where('id', '=', room.id)
    .where('status', '=', room.status)
    .where('is_isolation', '=', room.is_isolation)
    .where('room_type_id', '=', room.room_type_id)
    .where((eb) =>
      room.held_order_id === null
        ? eb('held_order_id', 'is', null)
        : eb('held_order_id', '=', room.held_order_id),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw await roomConflict(tx, room.id, action);
}

/** The 409 error of a change that came too late, with the present status of the room. */
export async function roomConflict(tx: Tx, id: number, action: RoomAction): Promise<Refusal> {
  const room = await selectRooms(tx).where('room.id', '=', id).executeTakeFirst();
  if (!room) return notFound('房间');
  const { reason = '房间已被他人修改，请刷新后重试' } = roomAllows(action, stateOf(room));
  return conflict(reason);
}
