import { OrderStatus } from '@anzhu/api/contract/order';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import {
  type RoomAction,
  roomAllows,
  type RoomTransition,
  roomTransitions,
} from '@anzhu/api/rules/roomTransitions';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { bit, type LocalTime } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { isAssigned, isOutOfOrder, lockRoom } from '../availability/index.ts';
import { roomEvents, type RoomRow, selectRooms, stateOf } from './queries.ts';

interface StatusChange {
  action: RoomTransition;
  /** Guests of another room move in: by an action on that one. */
  isMoveIn?: boolean;
  /** It was cleaned on this day of the hotel; and whether it is inspected before it is let. */
  cleaned?: { day: string; isToInspect: boolean };
}

/**
 * Changes the status of a room in one conditional update on the status it was read with, and ends
 * its hold. Of fifty concurrent calls one succeeds; the others get a conflict with the current
 * status.
 */
export async function setRoomStatus(
  tx: Tx,
  room: RoomRow,
  { action, isMoveIn = false, cleaned }: StatusChange,
): Promise<void> {
  const isToInspect = cleaned?.isToInspect ?? false;
  const move = isMoveIn ? 'moveIn' : isToInspect ? 'awaitInspection' : action;
  const { numUpdatedRows } = await tx
    .updateTable('room')
    .set({
      status: roomTransitions[move].to,
      held_order_id: null,
      is_to_inspect: bit(isToInspect),
      ...(cleaned && { cleaned_day: cleaned.day }),
    })
    .where('id', '=', room.id)
    .where('status', '=', room.status)
    .where('is_to_inspect', '=', room.is_to_inspect)
    .where('is_isolation', '=', room.is_isolation)
    .where('room_type_id', '=', room.room_type_id)
    .where((eb) =>
      room.held_order_id === null
        ? eb('held_order_id', 'is', null)
        : eb('held_order_id', '=', room.held_order_id),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw await roomConflict(tx, room.id, action);
}

/** The 409 error of a change that came too late, with the present status of the room. */
export async function roomConflict(tx: Tx, id: number, action: RoomAction): Promise<Refusal> {
  const room = await selectRooms(tx).where('room.id', '=', id).executeTakeFirst();
  if (!room) return notFound('房间');
  const { reason = '房间已被他人修改，请刷新后重试' } = roomAllows(action, stateOf(room));
  return conflict(reason);
}

/** Refuses a room whose type or nature was changed since it was read. Lock it before. */
export async function checkUnchanged(tx: Tx, room: RoomRow, action: RoomAction): Promise<void> {
  const now = await selectRooms(tx).where('room.id', '=', room.id).executeTakeFirst();
  const isSame = now?.room_type_id === room.room_type_id && now.is_isolation === room.is_isolation;
  if (!isSame) throw await roomConflict(tx, room.id, action);
}

/** An order that a room can be held for. */
export interface HoldingOrder {
  id: number;
  hotelId: number;
  roomTypeId: number;
  status: typeof OrderStatus.unpaid | typeof OrderStatus.paid;
  /** For which it is held: consecutive days. */
  nights: readonly string[];
  period: StayPeriod;
}

/** How a held room stands: for an order that is paid, or is not yet. */
export const heldStatus = {
  [OrderStatus.unpaid]: roomTransitions.holdUnpaid.to,
  [OrderStatus.paid]: roomTransitions.hold.to,
} as const;

/**
 * Whether guests come so soon that a room is held for them: the board shows the rooms as they are now,
 * and who comes in a month takes no room from who comes today.
 */
export const isArrivingSoon = (arrival: LocalTime, time: HotelTime): boolean =>
  hotelDayOf(arrival, time.dayStarts) <= addDays(hotelToday(time), 1);

/**
 * Holds a vacant normal room for an order: the one that is assigned to it, and no other; else one of its type
 * that is neither assigned to another order nor out of order in its nights, the lowest floor and number first.
 * Null when there is none, and for a day use: until its guests come, others may have the room. Of many at once each gets
 * a room of its own.
 */
export async function holdRoom(
  tx: Tx,
  { id, hotelId, roomTypeId, status, nights, period }: HoldingOrder,
): Promise<{ id: number; name: string } | null> {
  if (period.isDayUse) return null;
  const { assigned_room_id: assignedId } = await tx
    .selectFrom('orders')
    .select('assigned_room_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (;;) {
    const free = await tx
      .selectFrom('room')
      .select('id')
      .where('room_type_id', '=', roomTypeId)
      .where('hotel_id', '=', hotelId)
      .where('status', 'in', roomTransitions.hold.statuses)
      .where('is_isolation', '=', 0)
      .$if(assignedId !== null, (query) => query.where('id', '=', assignedId))
      .where(({ not }) => not(isOutOfOrder(nights)))
      .where(({ not }) => not(isAssigned({ nights, period }, id)))
      .orderBy('floor')
      .orderBy('name')
      .limit(1)
      .executeTakeFirst();
    if (!free) return null;
    // Who began a repair meanwhile held the room until then.
    await lockRoom(tx, free.id);
    const held = await tx
      .updateTable('room')
      .set({ status: heldStatus[status], held_order_id: id })
      .where('id', '=', free.id)
      .where('status', 'in', roomTransitions.hold.statuses)
      .where('is_isolation', '=', 0)
      .where('room_type_id', '=', roomTypeId)
      .where(({ not }) => not(isOutOfOrder(nights)))
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (held) return held;
  }
}

/** Turns the rooms that are held for an order into reserved ones, or tentative ones while it is not paid. @returns their ids. */
export async function moveHolds(
  tx: Tx,
  orderId: number,
  status: HoldingOrder['status'],
): Promise<number[]> {
  const moved = await tx
    .updateTable('room')
    .set({ status: heldStatus[status] })
    .where('held_order_id', '=', orderId)
    .returning('id')
    .execute();
  return moved.map((room) => room.id);
}

/** A room that the guests of an order move in to. */
interface Occupied {
  room: RoomRow;
  orderId: number;
}

/**
 * Takes rooms for the guests of orders, and releases others that are held for these: always the lower id first,
 * so that two check-ins that cross do not block each other.
 * @param at around the taking of each room, as to say which one is refused
 * @returns the ids of the released rooms
 */
export async function occupyRooms(
  tx: Tx,
  occupied: readonly Occupied[],
  at: (index: number, take: () => Promise<void>) => Promise<unknown> = (_index, take) => take(),
): Promise<number[]> {
  const orderIds = occupied.map(({ orderId }) => orderId);
  const taken = occupied.map(({ room }) => room.id);
  const held = await tx
    .selectFrom('room')
    .select('id')
    .where('held_order_id', 'in', orderIds)
    .where('id', 'not in', taken)
    .execute();
  const ids = [...taken, ...held.map(({ id }) => id)].toSorted((one, other) => one - other);
  const freed: number[] = [];
  for (const id of ids) {
    const index = taken.indexOf(id);
    const room = occupied[index]?.room;
    if (room) {
      await at(index, () => setRoomStatus(tx, room, { action: 'checkIn' }));
    } else if (await releaseHold(tx, id, orderIds)) freed.push(id);
  }
  return freed;
}

/** Releases a room, if it is still held for one of the orders. */
async function releaseHold(tx: Tx, id: number, orderIds: readonly number[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('room')
    .set({ status: roomTransitions.release.to, held_order_id: null })
    .where('id', '=', id)
    .where('held_order_id', 'in', orderIds)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases the rooms held for an order. @returns the events for the boards. */
export async function releaseHeldRooms(tx: Tx, orderId: number): Promise<RoomEvent[]> {
  const freed = await tx
    .updateTable('room')
    .set({ status: roomTransitions.release.to, held_order_id: null })
    .where('held_order_id', '=', orderId)
    .returning('id')
    .execute();
  return roomEvents(
    tx,
    freed.map(({ id }) => id),
  );
}
