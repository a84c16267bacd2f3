import { HotelState } from '@anzhu/api/contract/hotel';
import { sql } from 'kysely';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { ofHotel, scopeOf } from '../../platform/session/scope.ts';
import { hotelFor, selectHotels, toHotel, toListedHotel } from './queries.ts';

/** The hotels: all of them, or one's own. */
export const hotelPage: Handler<'hotelPage'> = ({ input, session }, { store }) => {
  const { name, address, allowIsolation, state } = input;
  let query = selectHotels(store.db).where(ofHotel('hotel.id', scopeOf(session)));
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('hotel.name'), name));
  if (address !== undefined) query = query.where((eb) => contains(eb.ref('address'), address));
  if (allowIsolation !== undefined) {
    query = query.where('allow_isolation', '=', allowIsolation ? 1 : 0);
  }
  if (state !== undefined) {
    query = query.where('closed_day', state === HotelState.open ? 'is' : 'is not', null);
  }
  const orderBy = orderOf({ allowIsolation: 'allow_isolation' }, input, 'hotel.id');
  const ordered = query.orderBy(sql`case when closed_day is null then 0 else 1 end`);
  return readPaged(
    orderBy === undefined ? ordered.orderBy('hotel.id') : query.orderBy(orderBy),
    input.page,
    toListedHotel,
  );
};

/** The caller's own hotel with all fields. */
export const myHotel: Handler<'myHotel'> = async ({ session }, { store }) => {
  if (session.hotelId === null) throw notFound('酒店');
  return toHotel(await hotelFor(store.db, session.hotelId, session));
};

/** A hotel with all fields. */
export const getHotel: Handler<'getHotel'> = async ({ input, session }, { store }) =>
  toHotel(await hotelFor(store.db, input.id, session));

/** Whether a hotel takes people in isolation. */
export const hotelAllowsIsolation: Handler<'hotelAllowsIsolation'> = async (
  { input, session },
  { store },
) => {
  const hotel = await hotelFor(store.db, input.id, session);
  return hotel.allow_isolation === 1;
};
