import { Code } from '@anzhu/api/contract/envelope';
import { holdingStatuses, nightsFrom, oversoldMessage } from '@anzhu/api/rules/availability';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Tx } from '../../platform/db/store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockRoomType, readAvailableRooms } from './queries.ts';

/** A room that is not sold any more, of a type and for consecutive nights. */
interface OversellCheck {
  room: { hotel_id: number; room_type_id: number; is_isolation: number };
  nights: readonly string[];
  time: HotelTime;
  isConfirmed: boolean;
}

/**
 * Does work that takes a room from sale. Refuses nights in which more rooms of the type are sold by it than there
 * are, unless that was agreed to. Locks the room type until the transaction ends, so that a booking of the same
 * nights is either counted or refused. Call it before an order or a room is locked.
 * @throws Refusal (409) with the nights
 */
export async function withOversellCheck<Data>(
  tx: Tx,
  { room, nights, time, isConfirmed }: OversellCheck,
  work: () => Promise<Data>,
): Promise<Data> {
  if (room.is_isolation === 1) return work();
  const type = { hotelId: room.hotel_id, roomTypeId: room.room_type_id, nights, time };
  await lockRoomType(tx, type.roomTypeId);
  if (isConfirmed) return work();
  const before = await readAvailableRooms(tx, type);
  const data = await work();
  const after = await readAvailableRooms(tx, type);
  const oversold = nights.filter((_, index) => {
    const available = after[index] ?? 0;
    return available < 0 && available < (before[index] ?? 0);
  });
  if (oversold.length === 0) return data;
  const message = oversoldMessage(oversold);
  throw new Refusal(Code.conflict, message, { confirmOversold: message }, { nights: oversold });
}

/** The nights from tonight to the last for which a room of a type is sold. */
export async function soldNights(
  tx: Tx,
  roomTypeId: number,
  time: HotelTime,
): Promise<readonly string[]> {
  const tonight = hotelToday(time);
  const { last } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.max('leave_time').as('last'))
    .where('room_type_id', '=', roomTypeId)
    .where('status', 'in', holdingStatuses)
    .where('is_released', '=', 0)
    .executeTakeFirstOrThrow();
  return last === null ? [] : nightsFrom(tonight, Math.max(1, daysBetween(tonight, dayOf(last))));
}
