import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { defined } from '../../platform/db/defined.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { claimFiles } from '../../platform/files/claimFiles.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { noPermission } from '../../platform/http/refusal.ts';
import { hotelColumns } from './columns.ts';
import { hotelFor } from './hotelFor.ts';
import { hotelRecord } from './hotelRecord.ts';
import { hotelTaken } from './hotelTaken.ts';
import { picturesOf } from './picturesOf.ts';
import { missing } from '../../platform/session/scope.ts';

/**
 * Changes what is sent of a hotel and nothing else: the hotel dialog sends eight fields, my hotel
 * the full form (spec: master data). Its department decides whose hotel it is: only an admin
 * changes that.
 */
export const modifyHotel: Handler<Contract['modifyHotel']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const columns = hotelColumns(input);
  const target = { record: hotelRecord, id: rowId(input.id) };
  const modifying = changeRecord(store, { session, origin }, target, async (tx) => {
    const hotel = await hotelFor(tx, input.id, session);
    const department = columns.department_id ?? null;
    const isMoved = columns.department_id !== undefined && department !== hotel.department_id;
    if (isMoved && session.role !== Role.admin) throw noPermission();
    await claimFiles(tx, clock, picturesOf(columns));
    const { numUpdatedRows } = await tx
      .updateTable('hotel')
      // The name once more, so that a save without fields is one that changes nothing.
      .set({ name: hotel.name, ...defined(columns) })
      .where('id', '=', hotel.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw missing(session, '酒店');
    return { data: null };
  });
  return modifying.catch((error: unknown) => {
    throw hotelTaken(error, input.name);
  });
};
