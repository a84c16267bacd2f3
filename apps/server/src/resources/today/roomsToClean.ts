import { RoomStatus } from '@anzhu/api/contract/room';
import type { Db } from '../../platform/db/store.ts';

interface Wanted {
  /** Null: all hotels. */
  hotelId: number | null;
  isIsolationOnly: boolean;
}

/** How many rooms await cleaning; of all hotels, also hotel by hotel, most first. */
export async function readRoomsToClean(db: Db, { hotelId, isIsolationOnly }: Wanted) {
  let query = db
    .selectFrom('room')
    .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
    .select((eb) => [
      'room.hotel_id as hotelId',
      'hotel.name as hotelName',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('room.status', '=', RoomStatus.awaitingCleaning)
    .groupBy(['room.hotel_id', 'hotel.name'])
    .orderBy('count', 'desc')
    .orderBy('room.hotel_id');
  if (hotelId !== null) query = query.where('room.hotel_id', '=', hotelId);
  if (isIsolationOnly) query = query.where('room.is_isolation', '=', 1);
  const byHotel = await query.execute();
  return {
    toClean: byHotel.reduce((sum, { count }) => sum + count, 0),
    toCleanByHotel: hotelId === null ? byHotel : null,
  };
}
