import type { ChartPoint } from '@anzhu/api/contract/chart';
import type { Db } from '../../platform/db/store.ts';

/** What is read of the kept figures of a chart. */
interface Question {
  chart: string;
  /** One hotel's; null for all hotels'. */
  hotelId?: number | null;
  /** Names from this one on, as text sorts. */
  from?: string | undefined;
}

/** A kept figure: a count, and a sum of fen where the chart is one of money. */
export interface Figure {
  name: string;
  count: number;
  fen: number;
}

/** The kept figures of a chart by name, all hotels of the question together. */
export async function readFigures(
  db: Db,
  { chart, hotelId = null, from = '' }: Question,
): Promise<Figure[]> {
  let query = db
    .selectFrom('figure')
    .select((eb) => [
      'name',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.sum<number>('fen').as('fen'),
    ])
    .where('chart', '=', chart)
    .where('name', '>=', from)
    .groupBy('name');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  return query.execute();
}

/** Counts under the names that they are shown by, largest first; those of one name are one point. */
export function ranked(
  figures: readonly Figure[],
  shownName: (name: string) => string,
): ChartPoint[] {
  const sums = new Map<string, number>();
  for (const figure of figures) {
    const name = shownName(figure.name);
    sums.set(name, (sums.get(name) ?? 0) + figure.count);
  }
  return [...sums]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value || (one.name < other.name ? -1 : 1));
}
