import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { bedsOf } from './beds.ts';
import { toRoomType } from './read.ts';
import { roomTypeFor } from './roomTypeFor.ts';

/** A room type, with its price for those who see money. */
export const getRoomType: Handler<Contract['getRoomType']> = async (
  { input, session },
  { store },
) => {
  const row = await roomTypeFor(store.db, input.id, session);
  const beds = await bedsOf(store.db, [row.id]);
  return toRoomType(row, { beds: beds.get(row.id), session });
};
