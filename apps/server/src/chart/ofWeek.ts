import type { ChartPoint } from '@anzhu/api/contract/chart';
import type { Db } from '../db/store.ts';
import { lastDays } from '@anzhu/api/rules/periods';
import { nameOfDay } from './periods.ts';
import { readFigures } from './read.ts';

/** A chart that is kept by day, for each of the last 7 days. */
export async function ofWeek(
  db: Db,
  { chart, hotelId, today }: { chart: string; hotelId: number | null; today: string },
  valueOf: (figure: { count: number; fen: number }) => number,
): Promise<ChartPoint[]> {
  const days = lastDays(today, 7);
  const figures = await readFigures(db, { chart, hotelId, from: days[0] ?? today });
  const byDay = new Map(figures.map((figure) => [figure.name, figure]));
  return days.map((day) => ({
    name: nameOfDay(day),
    value: valueOf(byDay.get(day) ?? { count: 0, fen: 0 }),
  }));
}
