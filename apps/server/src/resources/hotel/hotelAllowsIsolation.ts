import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelFor } from './hotelFor.ts';

/** Whether a hotel takes people in isolation. */
export const hotelAllowsIsolation: Handler<Contract['hotelAllowsIsolation']> = async (
  { input, session },
  { store },
) => {
  const hotel = await hotelFor(store.db, input.id, session);
  return hotel.allow_isolation === 1;
};
