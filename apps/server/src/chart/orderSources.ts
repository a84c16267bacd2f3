import type { Contract } from '@anzhu/api/contract';
import { OrderSource } from '../db/tables/order.ts';
import type { Handler } from '../http/handler.ts';
import { chartHotel } from './chartHotel.ts';
import { ranked, readFigures } from './read.ts';

const labels: Record<OrderSource, string> = {
  [OrderSource.miniProgram]: '小程序',
  [OrderSource.walkIn]: '到店',
  [OrderSource.phone]: '电话',
  [OrderSource.agency]: '旅行平台',
};

/** `1 ` is a source of our own; `3 携程` is a channel that has a name. */
function nameOf(figure: string): string {
  const [source = '', ...channel] = figure.split(' ');
  return channel.join(' ') || labels[Number(source) as OrderSource];
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
