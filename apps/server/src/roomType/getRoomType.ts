import type { Contract } from '@anzhu/api/contract';
import { rowId } from '../db/rowId.ts';
import { checkScope } from '../hotel/scope.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { bedsOf } from './beds.ts';
import { selectRoomTypes, toRoomType } from './read.ts';

/** A room type, with its price for those who see money. */
export const getRoomType: Handler<Contract['getRoomType']> = async (
  { input, session },
  { store },
) => {
  const row = await selectRoomTypes(store.db)
    .where('room_type.id', '=', rowId(input.id))
    .executeTakeFirst();
  if (!row) throw notFound('房型');
  checkScope(session, row.hotel_id);
  const beds = await bedsOf(store.db, [row.id]);
  return toRoomType(row, { beds: beds.get(row.id), session });
};
