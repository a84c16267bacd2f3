import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';

/** The room type that a channel books, of the hotel that it names. */
export async function bookedType(
  db: Db,
  given: { hotelId: Id; roomType: Id },
): Promise<{ id: number; hotel_id: number; name: string; fee: number }> {
  const hotel = await db
    .selectFrom('hotel')
    .select('id')
    .where('id', '=', rowId(given.hotelId))
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  const type = await db
    .selectFrom('room_type')
    .select(['id', 'hotel_id', 'name', 'fee'])
    .where('id', '=', rowId(given.roomType))
    .where('hotel_id', '=', hotel.id)
    .executeTakeFirst();
  if (!type) throw invalid('roomType', '房型不存在，或不属于该酒店');
  return type;
}
