import { PriceKind } from '../contract/roomPrice.ts';
import { weekdayOf } from './days.ts';

/** What a night of an order costs before discounts, in fen. */
export interface NightFee {
  /** `yyyy-MM-dd`, the day on which it begins. */
  night: string;
  fee: number;
}

/** The prices of a room type, in fen (spec: orders, prices by night). */
export interface RoomPrices {
  usual: number;
  /** By ISO weekday, 1 Monday to 7 Sunday. */
  weekdays: ReadonlyMap<number, number>;
  /** By day, `yyyy-MM-dd`: before a weekday. */
  days: ReadonlyMap<string, number>;
}

/** What a night costs, and which price it is. */
export function priceOfNight(prices: RoomPrices, night: string): NightFee & { kind: PriceKind } {
  const ofDay = prices.days.get(night);
  if (ofDay !== undefined) return { night, fee: ofDay, kind: PriceKind.day };
  const ofWeekday = prices.weekdays.get(weekdayOf(night) + 1);
  return ofWeekday === undefined
    ? { night, fee: prices.usual, kind: PriceKind.usual }
    : { night, fee: ofWeekday, kind: PriceKind.weekday };
}

/** A sum over nights whose single prices are not known: the first ones take the odd fen. */
export function spreadOver(nights: readonly string[], fen: number): NightFee[] {
  const each = Math.floor(fen / nights.length);
  const odd = fen - each * nights.length;
  return nights.map((night, index) => ({ night, fee: each + (index < odd ? 1 : 0) }));
}

/** The sum of nights, in fen. */
export const sumOf = (nights: readonly NightFee[]): number =>
  nights.reduce((sum, { fee }) => sum + fee, 0);
