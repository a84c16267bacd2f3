import type { Contract } from '@anzhu/api/contract';
import type { ChartPeriod, ChartPoint } from '@anzhu/api/contract/chart';
import type { Id } from '@anzhu/api/contract/codecs';
import { PersonType } from '@anzhu/api/contract/isolation';
import { localDay } from '../../platform/clock.ts';
import type { Handler, Session } from '../../platform/http/handler.ts';
import type { Server } from '../../platform/server.ts';
import { chartHotel } from './chartHotel.ts';
import { stretchesOf } from './periods.ts';
import { readFigures } from './read.ts';

interface Call {
  input: { period: ChartPeriod; hotelId?: Id | undefined };
  session: Session;
}

/** How many people of these types were newly isolated in each stretch of a period. */
async function countNew(
  { input, session }: Call,
  { store, clock }: Server,
  types: readonly PersonType[],
): Promise<ChartPoint[]> {
  const today = localDay(clock.now());
  const stretches = stretchesOf(input.period, today);
  const from = stretches[0]?.days[0] ?? today;
  const hotelId = chartHotel(session, input);
  const figures = await readFigures(store.db, { chart: 'isolation day', hotelId, from });
  const counts = new Map(figures.map(({ name, count }) => [name, count]));
  return stretches.map(({ name, days }) => {
    const kept = days.flatMap((day) => types.map((type) => counts.get(`${day} ${type}`) ?? 0));
    return { name, value: kept.reduce((sum, count) => sum + count, 0) };
  });
}

/** How many people were newly isolated, by day or by week. */
export const newIsolations: Handler<Contract['newIsolations']> = (call, server) =>
  countNew(call, server, Object.values(PersonType));

/** How many people of one type were newly isolated, by day or by week. */
export const newIsolationsOfType: Handler<Contract['newIsolationsOfType']> = (call, server) =>
  countNew(call, server, [call.input.n]);
