import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { addedByStaff } from '../isolation/index.ts';
import { chartHotel } from './chartHotel.ts';
import { ranked, readFigures } from './read.ts';

/** Through which channel the people in isolation, now and before, came. */
export const isolationSources: Handler<Contract['isolationSources']> = async (
  { input, session },
  { store },
) => {
  const hotelId = chartHotel(session, input);
  const figures = await readFigures(store.db, { chart: 'isolation source', hotelId });
  return ranked(figures.map(({ name, count }) => ({ name: name || addedByStaff, value: count })));
};
