import { RoomStatus } from '@anzhu/api/contract/room';
import type { Tx } from '../db/store.ts';
import type { RoomEvent } from '../live/live.ts';
import { roomEvents } from './events.ts';

/** Frees the rooms that are held for an order which needs them no more; answers their ids. */
export async function releaseHolds(tx: Tx, orderId: number): Promise<number[]> {
  const freed = await tx
    .updateTable('room')
    .set({ status: RoomStatus.vacant, held_order_id: null })
    .where('held_order_id', '=', orderId)
    .returning('id')
    .execute();
  return freed.map((room) => room.id);
}

/** The same, and what the boards must hear of it. */
export const releaseHeldRooms = async (tx: Tx, orderId: number): Promise<RoomEvent[]> =>
  roomEvents(tx, await releaseHolds(tx, orderId));
