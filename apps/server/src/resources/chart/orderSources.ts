import type { Contract } from '@anzhu/api/contract';
import type { OrderSource } from '../../platform/db/tables/order.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { orderSourceLabel } from '../order/index.ts';
import { chartHotel } from './chartHotel.ts';
import { ranked, readFigures } from './read.ts';

/** `1 ` is a source of our own; `3 携程` is a channel that has a name. */
function nameOf(figure: string): string {
  const [source = '', ...channel] = figure.split(' ');
  return channel.join(' ') || orderSourceLabel[Number(source) as OrderSource];
}

/** How many orders came from where; channels by their own names. */
export const orderSources: Handler<Contract['orderSources']> = async (
  { input, session },
  { store },
) => {
  const hotelId = chartHotel(session, input);
  const figures = await readFigures(store.db, { chart: 'order source', hotelId });
  return ranked(figures.map(({ name, count }) => ({ name: nameOf(name), value: count })));
};
