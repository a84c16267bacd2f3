import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Db } from '../../platform/db/store.ts';
import type { OrderRow } from '../order/index.ts';
import { type RoomRow, selectRooms } from '../room/index.ts';

/** The rooms that the guests of an order, or of all orders of its group, are in. */
export function readGroupRooms(
  db: Db,
  { id, hotel_id, group_no }: Pick<OrderRow, 'id' | 'hotel_id' | 'group_no'>,
): Promise<RoomRow[]> {
  const rooms = selectRooms(db).where('room.status', '=', RoomStatus.occupied).orderBy('room.id');
  if (group_no === '') return rooms.where('stay.order_id', '=', id).execute();
  return rooms
    .where('stay.order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where('group_no', '=', group_no)
        .where('group_no', '<>', '')
        .where('orders.hotel_id', '=', hotel_id)
        .where('orders.status', '=', OrderStatus.checkedIn),
    )
    .execute();
}
