import type { Contract } from '@anzhu/api/contract';
import { localDay } from '../clock.ts';
import type { Handler } from '../http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { newIsolationsIn } from './newIsolationsIn.ts';

/** How many people of one type were newly isolated, by day or by week. */
export const newIsolationsOfType: Handler<Contract['newIsolationsOfType']> = (
  { input, session },
  { store, clock },
) =>
  newIsolationsIn(store.db, {
    period: input.period,
    hotelId: chartHotel(session, input),
    today: localDay(clock.now()),
    types: [input.n],
  });
