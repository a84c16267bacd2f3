import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { selectBedTypes, toBedType } from './queries.ts';

/** The bed types of a hotel, or of all. */
export const bedTypePage: Handler<'bedTypePage'> = ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { name } = input;
  let query = selectBedTypes(store.db).where(ofHotel('hotel_id', hotelId));
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('bed_type.name'), name));
  const orderBy = orderOf({ maxLoad: 'max_load', hardness: 'hardness' }, input, 'bed_type.id');
  const ordered = orderBy
    ? query.orderBy(orderBy)
    : query.orderBy('hotel_id').orderBy('bed_type.id');
  return readPaged(ordered, input.page, toBedType);
};
