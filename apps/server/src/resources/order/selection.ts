import type { OrderDue, OrderFilter, OrderStatus } from '@anzhu/api/contract/order';
import type * as z from 'zod/mini';
import type { Session } from '../../platform/caller.ts';
import type { Due } from '../../platform/clock.ts';
import { filterId, type LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { narrowedTo } from '../../platform/session/scope.ts';

/** What the list of orders is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  /** Within the hotel. */
  roomTypeIds: readonly number[] | null;
  status: OrderStatus | null;
  province: string | null;
  /** First and last second of creation. */
  begin: LocalTime | null;
  end: LocalTime | null;
  due: Due<OrderDue> | null;
  /** A name of the chart of sources. */
  source: string | null;
  /** First and last second of payment: orders that are income. */
  paidBegin: LocalTime | null;
  paidEnd: LocalTime | null;
}

/** All orders of a hotel, or of all hotels. */
export const everyOrder = (hotelId: number | null): Selection => ({
  hotelId,
  roomTypeIds: null,
  status: null,
  province: null,
  begin: null,
  end: null,
  due: null,
  source: null,
  paidBegin: null,
  paidEnd: null,
});

type Filter = z.output<z.ZodMiniObject<typeof OrderFilter>>;

interface Caller {
  session: Session;
  now: LocalTime;
}

/** The filters of a call within the caller's scope; null when nothing can match. */
export async function selectionOf(
  db: Db,
  filter: Filter,
  { session, now }: Caller,
): Promise<Selection | null> {
  const hotelId = narrowedTo(session, filterId(filter.hotelId));
  const roomTypeIds = await roomTypesOf(db, filter, hotelId);
  if (roomTypeIds?.length === 0) return null;
  return {
    hotelId,
    roomTypeIds,
    status: filter.status ?? null,
    province: filter.province ?? null,
    begin: filter.beginTime ?? null,
    end: filter.endTime ?? null,
    due: filter.due === undefined ? null : { kind: filter.due, now },
    source: filter.source ?? null,
    paidBegin: filter.paidBeginTime ?? null,
    paidEnd: filter.paidEndTime ?? null,
  };
}

/** The room types of a hotel that a filter names, by id or by name; null when it names none. */
async function roomTypesOf(
  db: Db,
  { roomType, roomTypeName }: Filter,
  hotelId: number | null,
): Promise<number[] | null> {
  const id = filterId(roomType);
  if (id === null && roomTypeName === undefined) return null;
  let query = db.selectFrom('room_type').select('id');
  if (id !== null) query = query.where('id', '=', id);
  if (roomTypeName !== undefined) query = query.where('name', '=', roomTypeName);
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  return (await query.execute()).map((type) => type.id);
}
