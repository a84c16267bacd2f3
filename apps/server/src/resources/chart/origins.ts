import type { ChartPoint } from '@anzhu/api/contract/chart';
import { isProvince, shortProvince } from '@anzhu/api/rules/provinces';
import type { Db } from '../../platform/db/store.ts';
import { ranked, readFigures } from './read.ts';

/** A map of origins: provinces by their short names; who is from nowhere known is on no map. */
export async function origins(
  db: Db,
  question: { chart: string; hotelId: number | null },
): Promise<ChartPoint[]> {
  const figures = await readFigures(db, question);
  return ranked(
    figures
      .map(({ name, count }) => ({ name: shortProvince(name), value: count }))
      .filter(({ name }) => isProvince(name)),
  );
}
