import { filterId } from '../../platform/db/column.ts';
import { readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { selectBedTypes, toBedType } from './queries.ts';

/** The bed types of a hotel, or of all. */
export const bedTypePage: Handler<'bedTypePage'> = ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const query = selectBedTypes(store.db)
    .where(ofHotel('hotel_id', hotelId))
    .orderBy('hotel_id')
    .orderBy('bed_type.id');
  return readPaged(query, input.page, toBedType);
};
