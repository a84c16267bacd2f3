import { bestPrice, type PricedDiscount } from './discounts.ts';
import { type NightFee, sumOf } from './nightFees.ts';

/** How the nights of a stay differ from those that its order has bought. */
export interface NightChange {
  /** Nights that have to be bought. */
  added: string[];
  /** Nights that were bought and are not used. */
  removed: string[];
}

/** The nights, `yyyy-MM-dd` each, in which a stay differs from its order; without an order all are added. */
export const nightChange = (bought: readonly string[], wanted: readonly string[]): NightChange => ({
  added: wanted.filter((night) => !bought.includes(night)),
  removed: bought.filter((night) => !wanted.includes(night)),
});

/** A stay that is to be priced; nights are `yyyy-MM-dd`, sums are fen. */
export interface PricedStay {
  /** What the order has bought, and what was due for it after discounts; empty and 0 without an order. */
  bought: readonly NightFee[];
  lastPay: number;
  /** Nights that can be given back: those of the present plan. Others that were bought stay bought. */
  current: readonly string[];
  /** The nights of the stay as it is to be. */
  wanted: readonly string[];
  /** The present price of a night in the room that they will have. */
  feeOf: (night: string) => number;
  /** Nights in a room of another type: they cost what that type costs. */
  moved?: ReadonlySet<string>;
  /** The discounts of the hotel. */
  discounts: readonly PricedDiscount[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** What a stay costs, in fen. */
export interface StayPrice {
  /** All nights that the order has bought then; they cost `pay`. */
  nights: NightFee[];
  pay: number;
  lastPay: number;
  /** What is to be paid now; below zero what is to be given back. */
  difference: number;
}

/**
 * What a stay costs when it is booked, checked in, made longer or shorter, or moved to a room of another type (spec:
 * one price). The stay is priced as a whole: nights that were bought keep their price, added ones and those in the
 * other room have the present one, with the best discounts. The difference is that of the best prices before and
 * after: a price that was agreed for the order keeps its distance, and a stay that is extended and shortened again
 * costs what it cost before. No more is given back than was due, and nothing for a stay that is only extended.
 */
export function priceOfStay(stay: PricedStay): StayPrice {
  const { bought, lastPay, current, wanted, feeOf, moved, discounts, now } = stay;
  const isWanted = new Set(wanted);
  const isGivenUp = (night: string): boolean => current.includes(night) && !isWanted.has(night);
  const has = new Set(bought.map(({ night }) => night));
  const kept = bought
    .filter(({ night }) => !isGivenUp(night))
    .map((one) => (moved?.has(one.night) ? { night: one.night, fee: feeOf(one.night) } : one));
  const added = wanted
    .filter((night) => !has.has(night))
    .map((night) => ({ night, fee: feeOf(night) }));
  const nights = [...kept, ...added].toSorted((one, other) => (one.night < other.night ? -1 : 1));
  const best = (of: readonly NightFee[]): number =>
    bestPrice({ priceFen: sumOf(of), nights: of.length, now }, discounts).payFen;
  const isOnlyLonger = (moved?.size ?? 0) === 0 && !current.some(isGivenUp);
  const difference = Math.max(isOnlyLonger ? 0 : -lastPay, best(nights) - best(bought));
  return { nights, pay: sumOf(nights), lastPay: lastPay + difference, difference };
}
