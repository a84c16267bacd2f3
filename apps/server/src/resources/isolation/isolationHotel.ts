import { Code } from '@anzhu/api/contract/envelope';
import type { Db } from '../../platform/db/store.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';

/** Refuses a hotel that does not allow isolation. */
export async function checkIsolationHotel(db: Db, id: number): Promise<void> {
  const hotel = await db
    .selectFrom('hotel')
    .select(['name', 'allow_isolation'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  if (hotel.allow_isolation === 1) return;
  const message = `「${hotel.name}」不接收隔离人员`;
  throw new Refusal(Code.conflict, message, { hotelId: message });
}

/** Refuses a room type that the hotel does not offer. */
export async function checkRoomType(
  db: Db,
  { hotelId, roomTypeId }: { hotelId: number; roomTypeId: number },
): Promise<void> {
  const type = await db
    .selectFrom('room_type')
    .select('id')
    .where('id', '=', roomTypeId)
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (!type) throw invalid('roomType', '房型不存在，或不属于该酒店');
}
