import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { ranked, readFigures } from './read.ts';

/** Whom no channel declared: staff wrote them down. */
const byStaff = '人工登记';

/** Through which channel the people in isolation, now and before, came. */
export const isolationSources: Handler<Contract['isolationSources']> = async (
  { input, session },
  { store },
) => {
  const hotelId = chartHotel(session, input);
  const figures = await readFigures(store.db, { chart: 'isolation source', hotelId });
  return ranked(figures.map(({ name, count }) => ({ name: name || byStaff, value: count })));
};
