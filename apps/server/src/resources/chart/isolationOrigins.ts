import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { origins } from './origins.ts';

/** Where the people in isolation, now and before, are from. */
export const isolationOrigins: Handler<Contract['isolationOrigins']> = (
  { input, session },
  { store },
) => origins(store.db, { chart: 'isolation origin', hotelId: chartHotel(session, input) });
