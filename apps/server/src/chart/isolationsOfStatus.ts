import type { Contract } from '@anzhu/api/contract';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { localDay } from '../clock.ts';
import type { Handler } from '../http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { lastMonths } from '@anzhu/api/rules/periods';
import { readFigures } from './read.ts';

/**
 * How isolation stood in each of the last 12 months: who was still in isolation at the end of the
 * month (of this month: who is now), and whose isolation ended in it by release or in hospital.
 */
export const isolationsOfStatus: Handler<Contract['isolationsOfStatus']> = async (
  { input, session },
  { store: { db }, clock },
) => {
  const hotelId = chartHotel(session, input);
  const months = lastMonths(localDay(clock.now()), 12);
  const ended = await readFigures(db, { chart: 'isolation ended', hotelId });
  if (input.n !== IsolationStatus.isolating) {
    const counts = new Map(ended.map(({ name, count }) => [name, count]));
    return months.map((name) => ({ name, value: counts.get(`${name} ${input.n}`) ?? 0 }));
  }
  const begun = await readFigures(db, { chart: 'isolation begun', hotelId });
  const upTo = (month: string, figures: readonly { name: string; count: number }[]): number =>
    figures.reduce((sum, { name, count }) => sum + (name.slice(0, 7) <= month ? count : 0), 0);
  return months.map((name) => ({ name, value: upTo(name, begun) - upTo(name, ended) }));
};
