import { nightsFrom } from '@anzhu/api/rules/availability';
import { daysBetween } from '@anzhu/api/rules/days';
import { toYuan } from '@anzhu/api/rules/money';
import { priceOfNight } from '@anzhu/api/rules/nightFees';
import type { Handler } from '../../platform/http/handler.ts';
import { roomTypeFor } from '../roomType/index.ts';
import { readRoomPrices } from './queries.ts';

/** What each night of a span costs in rooms of a type. */
export const listRoomPrices: Handler<'listRoomPrices'> = async (
  { input: { roomType, from, to }, session },
  { store },
) => {
  const { id } = await roomTypeFor(store.db, roomType, session);
  const prices = await readRoomPrices(store.db, id, { from, to });
  return nightsFrom(from, daysBetween(from, to) + 1).map((night) => {
    const { fee, kind, regularFee } = priceOfNight(prices, night);
    return { night, fee: toYuan(fee), kind, regularFee: toYuan(regularFee) };
  });
};
