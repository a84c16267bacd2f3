import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Room, OutOfOrder } from '@anzhu/api/contract/room';
import { type RoomAction, roomCan } from '@anzhu/api/rules/roomTransitions';
import type { Expression, SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** Rooms with the name of their type, and with who stays in them or for whom they are held. */
export const selectRooms = (db: Db) =>
  db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
    .leftJoin('stay', (join) =>
      join.onRef('stay.room_id', '=', 'room.id').on('stay.ended_time', 'is', null),
    )
    .leftJoin('orders as held', 'held.id', 'room.held_order_id')
    .selectAll('room')
    .select((eb) => [
      'room_type.name as room_type_name',
      'room_type.max_load',
      'hotel.closed_day',
      'stay.sn',
      'stay.opened_time',
      eb.fn.coalesce('stay.order_id', 'room.held_order_id').as('order_id'),
      eb
        .selectFrom('orders')
        .select('day_use_hours')
        .whereRef('orders.id', '=', 'stay.order_id')
        .as('day_use_hours'),
      eb.fn.coalesce('stay.check_in_time', 'held.arrive_time').as('arrive_time'),
      eb.fn.coalesce('stay.leave_time', 'held.leave_time').as('leave_time'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('stay_guest')
            .select('stay_guest.name')
            .whereRef('stay_guest.stay_id', '=', 'stay.id')
            .orderBy('stay_guest.place')
            .limit(1),
          'held.booker_name',
        )
        .as('guest'),
    ]);

/** A row of `selectRooms`. */
export type RoomRow = Awaited<ReturnType<ReturnType<typeof selectRooms>['execute']>>[number];

/** How many guests are in a room; 0 without guests, and for someone in isolation. */
export async function countGuests(db: Db, roomId: number): Promise<number> {
  const { guests } = await db
    .selectFrom('stay')
    .innerJoin('stay_guest', 'stay_guest.stay_id', 'stay.id')
    .where('stay.room_id', '=', roomId)
    .where('stay.ended_time', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('guests'))
    .executeTakeFirstOrThrow();
  return guests;
}

/** A room as the board has it, without its repair. */
export const toRoom = (row: RoomRow): WithRowIds<Omit<Room, 'blocked'>> => ({
  id: row.id,
  name: row.name,
  type: row.room_type_id,
  roomTypeName: row.room_type_name,
  floor: row.floor,
  direction: row.direction,
  isIsolation: row.is_isolation === 1,
  status: row.status,
  sn: row.sn,
  hotelId: row.hotel_id,
  orderId: row.order_id,
  estimatedCheckOut: row.leave_time,
  guest: row.guest,
  arriveTime: row.arrive_time,
  checkedInTime: row.opened_time,
  leaveTime: row.leave_time,
  ...(row.day_use_hours !== null && row.day_use_hours > 0 && { isDayUse: true }),
  isToInspect: row.is_to_inspect === 1,
  cleanedDay: row.cleaned_day,
  cleaner: row.cleaner === '' ? null : row.cleaner,
  ...(row.closed_day !== null && { isHotelClosed: true }),
});

/** What the rules of a room look at. */
export const stateOf = ({
  status,
  is_isolation,
  is_to_inspect,
}: Pick<RoomRow, 'status' | 'is_isolation' | 'is_to_inspect'>) => ({
  status,
  isIsolation: is_isolation === 1,
  isToInspect: is_to_inspect === 1,
});

/**
 * The room that a call names, for what is to be done with it. Refuses a room that does not exist,
 * one of another hotel, and what the rules do not allow in its state or to this person.
 */
export async function roomFor(
  db: Db,
  id: Id,
  { session, action }: { session: Session; action: RoomAction },
): Promise<RoomRow> {
  const row = await selectRooms(db).where('room.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('房间');
  const verdict = roomCan(action, stateOf(row), session.role);
  if (verdict.isAllowed) return row;
  // The calls of the others are refused already: whom the role keeps out here sees no such rooms.
  throw verdict.because === 'role' ? notFound('房间') : conflict(verdict.reason);
}

/**
 * The repairs of rooms from a day on, by room: the one of that day, or else the next.
 * @param rooms of which rooms: their own columns and those of `room`
 */
export async function readNextOutOfOrder(
  db: Db,
  today: string,
  rooms: Expression<SqlBool>,
): Promise<ReadonlyMap<number, WithRowIds<OutOfOrder>>> {
  const rows = await db
    .selectFrom('room_block')
    .innerJoin('room', 'room.id', 'room_block.room_id')
    .select(['room_block.id', 'room_id', 'from_day', 'to_day', 'reason'])
    .where('to_day', '>=', today)
    .where(rooms)
    .orderBy('from_day', 'desc')
    .execute();
  // Written last, the first one stays.
  return new Map(
    rows.map(({ room_id, id, from_day: from, to_day: to, reason }) => [
      room_id,
      { id, from, to, reason },
    ]),
  );
}

/** How rooms stand now, for the boards: read at the end of the change. Their repairs stay as they are. */
export async function roomEvents(tx: Tx, ids: readonly number[]): Promise<RoomEvent[]> {
  if (ids.length === 0) return [];
  const rows = await selectRooms(tx).where('room.id', 'in', ids).orderBy('room.id').execute();
  return rows.map((row) => ({ hotelId: row.hotel_id, room: toRoom(row) }));
}
