import type { ChartPoint } from '@anzhu/api/contract/chart';
import type { Db } from '../../platform/db/store.ts';

/** What is read of the kept figures of a chart. */
interface Question {
  chart: string;
  /** One hotel's; null for all hotels'. */
  hotelId?: number | null;
  /** Names from this one on, as text sorts. */
  from?: string;
}

interface Figure {
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

/** Merges points of the same name, largest first; points without a name are dropped. */
export function ranked(points: readonly { name: string; value: number }[]): ChartPoint[] {
  const sums = new Map<string, number>();
  for (const { name, value } of points) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value || (one.name < other.name ? -1 : 1));
}
