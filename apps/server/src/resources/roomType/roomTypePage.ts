import type { Contract } from '@anzhu/api/contract';
import { filterId } from '../../platform/db/column.ts';
import { contains, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { bedsOf } from './beds.ts';
import { selectRoomTypes, toRoomType } from './read.ts';

/** The room types of a hotel, or of all, in their order. */
export const roomTypePage: Handler<Contract['roomTypePage']> = async (
  { input, session },
  { store },
) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { name } = input;
  let query = selectRoomTypes(store.db);
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('room_type.name'), name));
  const ordered = query.orderBy('hotel_id').orderBy('sort').orderBy('room_type.id');
  const { records, ...page } = await readPaged(ordered, input.page, (row) => row);
  const beds = await bedsOf(
    store.db,
    records.map((row) => row.id),
  );
  return {
    ...page,
    records: records.map((row) => toRoomType(row, { beds: beds.get(row.id), session })),
  };
};
