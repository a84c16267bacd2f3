import type { ChartPeriod, ChartPoint } from '@anzhu/api/contract/chart';
import { PersonType } from '@anzhu/api/contract/isolation';
import type { Db } from '../db/store.ts';
import { stretchesOf } from './periods.ts';
import { readFigures } from './read.ts';

/** What is counted: of one hotel or of all (null), of some types or of all. */
interface Question {
  period: ChartPeriod;
  hotelId: number | null;
  today: string;
  types?: readonly PersonType[];
}

/** How many people of these types were newly isolated in each stretch of a period. */
export async function newIsolationsIn(
  db: Db,
  { period, hotelId, today, types = Object.values(PersonType) }: Question,
): Promise<ChartPoint[]> {
  const stretches = stretchesOf(period, today);
  const from = stretches[0]?.days[0] ?? today;
  const figures = await readFigures(db, { chart: 'isolation day', hotelId, from });
  const counts = new Map(figures.map(({ name, count }) => [name, count]));
  return stretches.map(({ name, days }) => {
    const kept = days.flatMap((day) => types.map((type) => counts.get(`${day} ${type}`) ?? 0));
    return { name, value: kept.reduce((sum, count) => sum + count, 0) };
  });
}
