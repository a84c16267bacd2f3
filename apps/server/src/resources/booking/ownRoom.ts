import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import {
  checkRoomFree,
  isAssigned,
  isOutOfOrder,
  lockRoom,
  roomTaken,
} from '../availability/index.ts';
import { holdRoom, isArrivingSoon, releaseHeldRooms, roomEvents } from '../room/index.ts';

/** A room by which its guests are to find it. */
export interface NamedRoom {
  id: number;
  name: string;
}

/** A booking whose guests have not come, with the stay that it is to have. */
export interface WaitingBooking {
  id: number;
  hotelId: number;
  roomTypeId: number;
  status: typeof OrderStatus.unpaid | typeof OrderStatus.paid;
  period: StayPeriod;
  /** From tonight on. */
  nights: readonly string[];
}

/** The room that is assigned to an order, else the one that is held for it. */
export async function readOwnRoom(
  db: Db,
  order: { id: number; assigned_room_id: number | null },
): Promise<(NamedRoom & { roomTypeId: number }) | null> {
  const room = await db
    .selectFrom('room')
    .select(['id', 'name', 'room_type_id as roomTypeId'])
    .where((eb) =>
      eb.or([eb('held_order_id', '=', order.id), eb('id', '=', order.assigned_room_id)]),
    )
    .orderBy(sql`case when id = ${order.assigned_room_id} then 0 else 1 end`)
    .orderBy('id')
    .executeTakeFirst();
  return room ?? null;
}

/** Why the room of an order is not its room with another stay; null where it is. Locks nothing. */
export async function ownRoomTaken(
  db: Db,
  room: NamedRoom & { roomTypeId: number },
  { booking, time }: { booking: WaitingBooking; time: HotelTime },
): Promise<string | null> {
  if (room.roomTypeId !== booking.roomTypeId) return `房间 ${room.name} 是另一房型`;
  const { id, nights, period } = booking;
  return roomTaken(db, { room, nights, period, time, forOrderIds: [id] });
}

/** Rooms that are looked at for one that is free. */
const mostLookedAt = 100;

/** A room of the type that is free in all nights of a stay, a vacant one first; null where there is none. */
export async function readFreeRoom(
  db: Db,
  booking: WaitingBooking,
  { time, except }: { time: HotelTime; except: ReadonlySet<number> },
): Promise<NamedRoom | null> {
  const { nights, period } = booking;
  const rooms = await db
    .selectFrom('room')
    .select(['id', 'name'])
    .where('room_type_id', '=', booking.roomTypeId)
    .where('hotel_id', '=', booking.hotelId)
    .where('is_isolation', '=', 0)
    .where(({ not }) => not(isOutOfOrder(nights)))
    .where(({ not }) => not(isAssigned({ nights, period }, booking.id)))
    .orderBy(sql`case when status = ${sql.lit(RoomStatus.vacant)} then 0 else 1 end`)
    .orderBy('floor')
    .orderBy('name')
    .limit(mostLookedAt)
    .execute();
  for (const room of rooms) {
    if (except.has(room.id)) continue;
    const taken = await roomTaken(db, { room, nights, period, time, forOrderIds: [booking.id] });
    if (taken === null) return room;
  }
  return null;
}

/**
 * Gives an order whose stay has changed its room: the one that is wanted, else its own where that is free, else none.
 * Rooms are held for guests who come soon. Call it after the order is locked and has its new stay.
 * @throws Refusal where the wanted room is taken
 */
export async function keepRoom(
  tx: Tx,
  booking: WaitingBooking,
  {
    own,
    isAssigned: wasAssigned,
    wanted,
    time,
  }: {
    own: (NamedRoom & { roomTypeId: number }) | null;
    isAssigned: boolean;
    wanted?: NamedRoom | undefined;
    time: HotelTime;
  },
): Promise<RoomEvent[]> {
  const { id, nights, period } = booking;
  if (wanted) await checkRoomFree(tx, { room: wanted, nights, period, time, forOrderIds: [id] });
  else if (own) await lockRoom(tx, own.id);
  const isOwnKept = own !== null && (await ownRoomTaken(tx, own, { booking, time })) === null;
  const kept = wanted ?? (isOwnKept ? own : null);
  const assigned = wanted ?? (wasAssigned ? kept : null);
  await tx
    .updateTable('orders')
    .set({ assigned_room_id: assigned?.id ?? null })
    .where('id', '=', id)
    .execute();
  const held = await tx.selectFrom('room').select('id').where('held_order_id', '=', id).execute();
  const isSoon = isArrivingSoon(period.estimatedCheckIn, time);
  if (isSoon && held.length > 0 && held.every((room) => room.id === kept?.id)) return [];
  const released = await releaseHeldRooms(tx, id);
  const room = isSoon ? await holdRoom(tx, booking) : null;
  return room ? [...released, ...(await roomEvents(tx, [room.id]))] : released;
}
