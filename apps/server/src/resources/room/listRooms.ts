import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import { sql } from 'kysely';
import { filterId } from '../../platform/db/column.ts';
import { contains } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { selectRooms, toRoom } from './read.ts';

/** The board: rooms by floor and number. Epidemic-prevention staff see isolation rooms only. */
export const listRooms: Handler<Contract['listRooms']> = async ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const type = filterId(input.type);
  const orderId = filterId(input.orderId);
  let query = selectRooms(store.db);
  if (hotelId !== null) query = query.where('room.hotel_id', '=', hotelId);
  if (session.role === Role.antiEpidemic) query = query.where('room.is_isolation', '=', 1);
  if (input.isIsolation !== undefined) {
    query = query.where('room.is_isolation', '=', input.isIsolation ? 1 : 0);
  }
  if (input.floor !== undefined) query = query.where('room.floor', '=', input.floor);
  if (input.status !== undefined) query = query.where('room.status', '=', input.status);
  if (type !== null) query = query.where('room.room_type_id', '=', type);
  if (input.name !== undefined) {
    const { name } = input;
    query = query.where((eb) => contains(eb.ref('room.name'), name));
  }
  if (orderId !== null) {
    query = query.where((eb) =>
      eb.or([eb('room.held_order_id', '=', orderId), eb('stay.order_id', '=', orderId)]),
    );
  }
  const rows = await query
    .orderBy('room.hotel_id')
    .orderBy('room.floor')
    // 9 before 10: room numbers are numbers to those who look for them.
    .orderBy(sql`length(room.name)`)
    .orderBy('room.name')
    .execute();
  return rows.map(toRoom);
};
