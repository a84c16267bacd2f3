import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { origins } from './origins.ts';

/** Where those who ordered are from. */
export const orderOrigins: Handler<Contract['orderOrigins']> = ({ input, session }, { store }) =>
  origins(store.db, { chart: 'order origin', hotelId: chartHotel(session, input) });
