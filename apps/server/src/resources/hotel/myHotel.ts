import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { hotelFor } from './hotelFor.ts';
import { toHotel } from './read.ts';

/** The caller's own hotel with all fields. */
export const myHotel: Handler<Contract['myHotel']> = async ({ session }, { store }) => {
  if (session.hotelId === null) throw notFound('酒店');
  return toHotel(await hotelFor(store.db, session.hotelId, session));
};
