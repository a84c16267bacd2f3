import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { stillUsed, stillUsedError, type Use, usesOf } from '../../platform/db/uses.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelFor } from './hotelFor.ts';
import { hotelRecord } from './hotelRecord.ts';
import { missing } from '../../platform/session/scope.ts';

const uses: readonly Use[] = [
  { table: 'room', column: 'hotel_id', counted: (count) => `${count} 个房间` },
  { table: 'orders', column: 'hotel_id', counted: (count) => `${count} 张订单` },
  { table: 'isolation_person', column: 'hotel_id', counted: (count) => `${count} 名隔离人员` },
  { table: 'declaration', column: 'hotel_id', counted: (count) => `${count} 份申报` },
  { table: 'material_application', column: 'hotel_id', counted: (count) => `${count} 份物资申请` },
  { table: 'room_type', column: 'hotel_id', counted: (count) => `${count} 个房型` },
  { table: 'bed_type', column: 'hotel_id', counted: (count) => `${count} 个床型` },
  { table: 'discount', column: 'hotel_id', counted: (count) => `${count} 个优惠` },
];

/** Deletes a hotel that has nothing. */
export const deleteHotel: Handler<Contract['deleteHotel']> = async (
  { input, session, origin },
  { store },
) => {
  const target = { record: hotelRecord, id: rowId(input.id) };
  const deleting = changeRecord(store, { session, origin }, target, async (tx) => {
    const hotel = await hotelFor(tx, input.id, session);
    const found = await usesOf(tx, uses, hotel.id);
    if (found !== '') throw stillUsed(`酒店「${hotel.name}」`, found);
    const { numDeletedRows } = await tx
      .deleteFrom('hotel')
      .where('id', '=', hotel.id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw missing(session, '酒店');
    return { data: null };
  });
  return deleting.catch((error: unknown) => {
    throw stillUsedError(error, '酒店');
  });
};
