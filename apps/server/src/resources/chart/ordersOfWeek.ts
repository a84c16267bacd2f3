import type { Contract } from '@anzhu/api/contract';
import { localDay } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofWeek } from './ofWeek.ts';
import { chartHotel } from './chartHotel.ts';

/** How many orders were made on each of the last 7 days. */
export const ordersOfWeek: Handler<Contract['ordersOfWeek']> = (
  { input, session },
  { store, clock },
) =>
  ofWeek(
    store.db,
    {
      chart: 'order day',
      hotelId: chartHotel(session, input),
      today: localDay(clock.now()),
    },
    ({ count }) => count,
  );
