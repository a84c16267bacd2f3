import { filterId } from '../../platform/db/column.ts';
import { readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { selectBedTypes, toBedType } from './queries.ts';

/** The bed types of a hotel, or of all. */
export const bedTypePage: Handler<'bedTypePage'> = ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  let query = selectBedTypes(store.db).orderBy('hotel_id').orderBy('bed_type.id');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  return readPaged(query, input.page, toBedType);
};
