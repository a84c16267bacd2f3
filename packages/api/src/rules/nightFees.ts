import { PriceKind, priceKindLabel } from '../contract/roomPrice.ts';
import { weekdayOf } from './days.ts';
import { shortYuan } from './money.ts';

/** What a night of an order costs before discounts, in fen. */
export interface NightFee {
  /** `yyyy-MM-dd`, the day on which it begins. */
  night: string;
  fee: number;
  /** Which price it is, where that is known: it is not kept with an order. */
  kind?: PriceKind;
}

/** The prices of a room type, in fen (spec: orders, prices by night). */
export interface RoomPrices {
  usual: number;
  /** By ISO weekday, 1 Monday to 7 Sunday. */
  weekdays: ReadonlyMap<number, number>;
  /** By day, `yyyy-MM-dd`: before a weekday. */
  days: ReadonlyMap<string, number>;
}

/** What a night costs, which price it is, and what it would cost without a price of its date. */
export function priceOfNight(prices: RoomPrices, night: string) {
  const ofDay = prices.days.get(night);
  const ofWeekday = prices.weekdays.get(weekdayOf(night) + 1);
  const regularFee = ofWeekday ?? prices.usual;
  const regularKind = ofWeekday === undefined ? PriceKind.usual : PriceKind.weekday;
  const kind: PriceKind = ofDay === undefined ? regularKind : PriceKind.day;
  return { night, fee: ofDay ?? regularFee, kind, regularFee };
}

/** 周一 to 周日, by ISO weekday: 1 Monday to 7 Sunday. */
export const weekdayName = (weekday: number): string => `周${'一二三四五六日'[weekday - 1]}`;

const friday = 5;

/** The word for a night's price: 平日, 周末, 特殊日期, or 周三 where a working day has one of its own. */
export function priceWord({ night, kind }: { night: string; kind: PriceKind }): string {
  const weekday = weekdayOf(night) + 1;
  const isWorkday = kind === PriceKind.weekday && weekday < friday;
  return isWorkday ? weekdayName(weekday) : priceKindLabel[kind];
}

/** The word for the price of a night that an order has bought before. */
const boughtBefore = '已订';

/**
 * What nights cost where they differ, in yuan: 平日 ¥300 × 2，周末 ¥380 × 1. Null where all cost the same.
 */
export function describeNights(
  nights: readonly { night: string; fee: number; kind: PriceKind | null }[],
): string | null {
  if (new Set(nights.map(({ fee }) => fee)).size < 2) return null;
  const counts = new Map<string, number>();
  for (const { night, fee, kind } of nights) {
    const word = kind === null ? boughtBefore : priceWord({ night, kind });
    const words = `${word} ${shortYuan(fee)}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${words} × ${count}`).join('，');
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
