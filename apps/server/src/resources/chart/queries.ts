import type { ChartPoint } from '@anzhu/api/contract/chart';
import type { Db } from '../../platform/db/store.ts';
import { type Hotels, ofHotel } from '../../platform/session/scope.ts';

/** Which of the kept figures of a chart are read. */
interface FigureQuery {
  chart: string;
  hotels: Hotels;
  /** Names from this one on, as text sorts. */
  from?: string | undefined;
}

/** A kept figure: a count, and a sum of fen where the chart is one of money. */
export interface Figure {
  name: string;
  count: number;
  fen: number;
}

/** The kept figures of a chart by name, the hotels together. */
export function readFigures(db: Db, { chart, hotels, from = '' }: FigureQuery): Promise<Figure[]> {
  return db
    .selectFrom('figure')
    .select((eb) => [
      'name',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.sum<number>('fen').as('fen'),
    ])
    .where('chart', '=', chart)
    .where('name', '>=', from)
    .where(ofHotel('hotel_id', hotels))
    .groupBy('name')
    .execute();
}

/** Counts under the names that they are shown by, largest first; those of one name are one point. */
export function ranked(
  figures: readonly Figure[],
  shownName = (name: string): string => name,
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
