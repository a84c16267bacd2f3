import type { Contract } from '@anzhu/api/contract';
import { localDay } from '../clock.ts';
import type { Handler } from '../http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { lastMonths } from '@anzhu/api/rules/periods';

/** How many orders were made in each of the last 12 months. */
export const ordersOfYear: Handler<Contract['ordersOfYear']> = async (
  { input, session },
  { store, clock },
) => {
  const hotelId = chartHotel(session, input);
  const months = lastMonths(localDay(clock.now()), 12);
  let query = store.db
    .selectFrom('order_count')
    .select((eb) => ['month', eb.fn.sum<number>('count').as('count')])
    .where('month', 'in', months)
    .groupBy('month');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  const counts = new Map((await query.execute()).map(({ month, count }) => [month, count]));
  return months.map((month) => ({ name: month, value: counts.get(month) ?? 0 }));
};
