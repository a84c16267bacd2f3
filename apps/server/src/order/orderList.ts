import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { equal, equalWithoutIndex } from '../db/monthly/equal.ts';
import type { MonthlyList } from '../db/monthly/monthlyList.ts';
import type { Selection } from './selection.ts';

/** The list of the orders of a selection, by creation. */
export const orderList = (selection: Selection): MonthlyList => ({
  table: 'orders',
  time: 'created_time',
  rows: matching(selection),
  counts: isFine(selection) ? 'order_count_detail' : 'order_count',
  counted: equal({
    hotel_id: selection.hotelId,
    status: selection.status,
    ...(isFine(selection) && { room_type_id: selection.roomTypeId, province: selection.province }),
  }),
  begin: selection.begin,
  end: selection.end,
});

/** Whether the selection has filters that only the finer counts cover. */
const isFine = ({ roomTypeId, province }: Selection): boolean =>
  roomTypeId !== null || province !== null;

/** The rows of a selection. One filter leads: the index that begins with it is the one to use. */
function matching({ hotelId, roomTypeId, status, province }: Selection): RawBuilder<SqlBool> {
  const others = { hotel_id: hotelId, status };
  if (roomTypeId !== null) {
    return sql`${equal({ room_type_id: roomTypeId })} and ${equalWithoutIndex({ province, ...others })}`;
  }
  if (province !== null) return sql`${equal({ province })} and ${equalWithoutIndex(others)}`;
  return equal(others);
}
