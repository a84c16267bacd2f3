import { availability } from '@anzhu/api/contract/availability';
import * as chart from '@anzhu/api/contract/chart';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { keyFigures } from '@anzhu/api/contract/figures';
import { search } from '@anzhu/api/contract/search';
import { today } from '@anzhu/api/contract/today';
import type { Caller } from './caller.ts';
import { timeEach, type Figure } from './measure.ts';
import { keywords } from './questions.ts';

const times = Array.from({ length: 20 });

/** Each chart with its calls. */
const charts: readonly (readonly [string, Endpoint, Record<string, string | number>])[] = [
  ['sources of orders', chart.orderSources, {}],
  ['room types of orders', chart.orderRoomTypes, {}],
  ['orders of a year', chart.ordersOfYear, {}],
  ['orders of a week', chart.ordersOfWeek, {}],
  ['income of a week', chart.incomeOfWeek, {}],
  ['origins of orders', chart.orderOrigins, {}],
  ['sources of people', chart.isolationSources, {}],
  ['types of people', chart.isolationTypes, {}],
  ['new people of a type', chart.newIsolationsOfType, { period: 'week', n: 0 }],
  ['new people of five weeks', chart.newIsolations, { period: 'month' }],
  ['people by status', chart.isolationsOfStatus, { n: 0 }],
  ['origins of people', chart.isolationOrigins, {}],
  ['today', today, {}],
  ['key figures', keyFigures, {}],
  ['availability of 14 nights', availability, {}],
  ['today of a hotel', today, { hotelId: 1 }],
  ['key figures of a hotel', keyFigures, { hotelId: 1 }],
  ['availability of a hotel', availability, { hotelId: 1 }],
];

/** The dashboard's calls, one by one, and the search while a user types. */
export async function dashboard(caller: Caller): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [says, endpoint, input] of charts) {
    const taken = await timeEach(times, () => caller.call(endpoint, input));
    figures.push({ says: `${says}, p95`, value: taken.within(0.95), unit: 'ms', limit: 50 });
  }
  const typed = await timeEach([...keywords, ...keywords], (keyword) =>
    caller.call(search, { keyword }),
  );
  figures.push({ says: 'search, p95', value: typed.within(0.95), unit: 'ms', limit: 50 });
  return figures;
}
