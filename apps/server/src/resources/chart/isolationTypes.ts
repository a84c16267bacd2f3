import type { Contract } from '@anzhu/api/contract';
import { PersonType, personTypeLabel } from '@anzhu/api/contract/isolation';
import type { Handler } from '../../platform/http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { readFigures } from './read.ts';

/** How many people were isolated for which reason, all four present. */
export const isolationTypes: Handler<Contract['isolationTypes']> = async (
  { input, session },
  { store },
) => {
  const hotelId = chartHotel(session, input);
  const figures = await readFigures(store.db, { chart: 'isolation type', hotelId });
  const counts = new Map(figures.map(({ name, count }) => [name, count]));
  return Object.values(PersonType).map((type) => ({
    name: personTypeLabel[type],
    value: counts.get(String(type)) ?? 0,
  }));
};
