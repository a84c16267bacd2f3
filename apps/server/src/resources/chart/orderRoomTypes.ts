import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { ranked, readFigures } from './read.ts';

/** How many orders each room type has; types of the same name in several hotels are one. */
export const orderRoomTypes: Handler<Contract['orderRoomTypes']> = async (
  { input, session },
  { store },
) => {
  const hotelId = chartHotel(session, input);
  const figures = await readFigures(store.db, { chart: 'order room type', hotelId });
  const types = await store.db.selectFrom('room_type').select(['id', 'name']).execute();
  const names = new Map(types.map(({ id, name }) => [String(id), name]));
  return ranked(figures.map(({ name, count }) => ({ name: names.get(name) ?? '', value: count })));
};
