import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import { filterId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';

/** The floors that have rooms which the caller sees, from the lowest up. */
export const listFloors: Handler<Contract['listFloors']> = async (
  { input, session },
  { store },
) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  let query = store.db.selectFrom('room').select('floor').distinct().orderBy('floor');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  if (session.role === Role.antiEpidemic) query = query.where('is_isolation', '=', 1);
  const rows = await query.execute();
  return rows.map((row) => row.floor);
};
