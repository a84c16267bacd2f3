import type { Id } from '@anzhu/api/contract/codecs';
import { filterId } from '../db/rowId.ts';
import type { Db } from '../db/store.ts';
import type { Session } from '../http/handler.ts';
import { invalid } from '../http/refusal.ts';
import { narrowedTo } from './scope.ts';

/** The hotel that a new record belongs to: one's own, or the one that an admin names. */
export async function hotelForNew(
  db: Db,
  session: Session,
  given: Id | undefined,
): Promise<number> {
  const asked = narrowedTo(session, filterId(given));
  if (asked === null) throw invalid('hotelId', '请选择酒店');
  const hotel = await db
    .selectFrom('hotel')
    .select('id')
    .where('id', '=', asked)
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  return hotel.id;
}
