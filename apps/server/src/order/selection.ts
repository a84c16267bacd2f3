import type { OrderFilter, OrderStatus } from '@anzhu/api/contract/order';

import type * as z from 'zod/mini';
import type { LocalTime } from '../db/tables/column.ts';
import type { Db } from '../db/store.ts';
import { filterId } from '../db/rowId.ts';
import { scopeOf } from '../hotel/scope.ts';
import type { Session } from '../http/handler.ts';

/** What the list of orders is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  roomTypeId: number | null;
  status: OrderStatus | null;
  province: string | null;
  /** First and last second of creation. */
  begin: LocalTime | null;
  end: LocalTime | null;
}

type Filter = z.output<z.ZodMiniObject<typeof OrderFilter>>;

/**
 * The filters of a call within the caller's scope; null when nothing can match. A room type belongs
 * to one hotel: with it the hotel filter is redundant.
 */
export async function selectionOf(
  db: Db,
  filter: Filter,
  session: Session,
): Promise<Selection | null> {
  const own = scopeOf(session);
  const roomTypeId = filterId(filter.roomType);
  if (roomTypeId !== null) {
    const type = await db
      .selectFrom('room_type')
      .select('hotel_id')
      .where('id', '=', roomTypeId)
      .executeTakeFirst();
    if (!type || (own !== null && type.hotel_id !== own)) return null;
  }
  return {
    hotelId: roomTypeId === null ? own : null,
    roomTypeId,
    status: filter.status ?? null,
    province: filter.province ?? null,
    begin: filter.beginTime ?? null,
    end: filter.endTime ?? null,
  };
}
