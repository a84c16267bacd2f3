import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';

/** The room type that a room of a hotel is to have; refuses one that the hotel does not offer. */
export async function typeFor(
  db: Db,
  id: Id,
  hotelId: number | null,
): Promise<{ id: number; name: string; hotel_id: number }> {
  const type = await db
    .selectFrom('room_type')
    .select(['id', 'name', 'hotel_id'])
    .where('id', '=', rowId(id))
    .executeTakeFirst();
  if (!type || (hotelId !== null && type.hotel_id !== hotelId)) {
    throw invalid('type', '房型不存在，或不属于该酒店');
  }
  return type;
}
