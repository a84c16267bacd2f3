import type { Contract } from '@anzhu/api/contract';
import { contains } from '../../platform/db/contains.ts';
import { readPaged } from '../../platform/db/readPaged.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { selectHotels, toListedHotel } from './read.ts';
import { scopeOf } from '../../platform/session/scope.ts';

/** The hotels: all of them, or one's own. */
export const hotelPage: Handler<Contract['hotelPage']> = ({ input, session }, { store }) => {
  const own = scopeOf(session);
  const { name, address, allowIsolation } = input;
  let query = selectHotels(store.db).orderBy('hotel.id');
  if (own !== null) query = query.where('hotel.id', '=', own);
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('hotel.name'), name));
  if (address !== undefined) query = query.where((eb) => contains(eb.ref('address'), address));
  if (allowIsolation !== undefined) {
    query = query.where('allow_isolation', '=', allowIsolation ? 1 : 0);
  }
  return readPaged(query, input.page, toListedHotel);
};
