import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Room } from '@anzhu/api/contract/room';
import type { Db } from '../../platform/db/store.ts';

/** Rooms with the name of their type, and with who stays in them or for whom they are held. */
export const selectRooms = (db: Db) =>
  db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .leftJoin('stay', (join) =>
      join.onRef('stay.room_id', '=', 'room.id').on('stay.ended_time', 'is', null),
    )
    .leftJoin('orders as held', 'held.id', 'room.held_order_id')
    .selectAll('room')
    .select((eb) => [
      'room_type.name as room_type_name',
      'room_type.max_load',
      'stay.sn',
      eb.fn.coalesce('stay.order_id', 'room.held_order_id').as('order_id'),
      eb.fn.coalesce('stay.leave_time', 'held.leave_time').as('leave_time'),
    ]);

/** A row of `selectRooms`. */
export type RoomRow = Awaited<ReturnType<ReturnType<typeof selectRooms>['execute']>>[number];

/** A room as the board has it. */
export const toRoom = (row: RoomRow): WithRowIds<Room> => ({
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
});

/** What the rules of a room look at. */
export const stateOf = ({ status, is_isolation }: Pick<RoomRow, 'status' | 'is_isolation'>) => ({
  status,
  isIsolation: is_isolation === 1,
});
