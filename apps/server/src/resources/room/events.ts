import type { Tx } from '../../platform/db/store.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { selectRooms, toRoom } from './read.ts';

/** How rooms stand now, for the boards: read at the end of the change. */
export async function roomEvents(tx: Tx, ids: readonly number[]): Promise<RoomEvent[]> {
  if (ids.length === 0) return [];
  const rows = await selectRooms(tx).where('room.id', 'in', ids).orderBy('room.id').execute();
  return rows.map((row) => ({ hotelId: row.hotel_id, room: toRoom(row) }));
}
