import type { Db } from '../../platform/db/store.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';

/** The note that a hotel has on a guest. */
export const readNote = (db: Db, hotelId: number, idcard: string) =>
  db
    .selectFrom('guest_note')
    .select(['id', 'note'])
    .where('hotel_id', '=', hotelId)
    .where('idcard_search', 'in', searchValues(db, 'idcard', idcard))
    .executeTakeFirst();
