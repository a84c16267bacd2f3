import { bestPrice, type PricedDiscount } from './discounts.ts';
import { type NightFee, sumOf } from './nightFees.ts';

/** A stay whose departure or room is to change; nights are `yyyy-MM-dd`, sums are fen. */
export interface ChangedStay {
  /** The nights of the stay as it is planned now, and as it is to be. */
  current: readonly string[];
  wanted: readonly string[];
  /** What the order has bought, and what it costs after discounts. */
  bought: readonly NightFee[];
  lastPay: number;
  /** The present price of a night in the room that they will have. */
  feeOf: (night: string) => number;
  /** The nights that they spend in a room of another type: they cost what that type costs. */
  moved: ReadonlySet<string>;
  /** The discounts of the hotel. */
  discounts: readonly PricedDiscount[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** What a changed stay costs, in fen. */
export interface ChangedPrice {
  /** All nights that the order has bought then; they cost `pay`. */
  nights: NightFee[];
  pay: number;
  lastPay: number;
  /** What is to be paid now; below zero what is to be given back. */
  difference: number;
}

/**
 * What a stay costs once it is longer, shorter or in a room of another type (spec: rooms and stays). Nights that
 * were bought keep their price; added ones, and those in the other room, have the present one. The
 * difference is that of the best prices before and after, so a stay that is extended costs what it would have
 * cost at once, and one that is extended and shortened again what it cost before. No more is given back
 * than was paid, and nothing for a stay that is only extended.
 */
export function priceOfChange(stay: ChangedStay): ChangedPrice {
  const { current, wanted, bought, lastPay, feeOf, moved, discounts, now } = stay;
  const isWanted = new Set(wanted);
  const isGivenUp = (night: string): boolean => current.includes(night) && !isWanted.has(night);
  const has = new Set(bought.map(({ night }) => night));
  const kept = bought
    .filter(({ night }) => !isGivenUp(night))
    .map((one) => (moved.has(one.night) ? { night: one.night, fee: feeOf(one.night) } : one));
  const added = wanted
    .filter((night) => !has.has(night))
    .map((night) => ({ night, fee: feeOf(night) }));
  const nights = [...kept, ...added].toSorted((one, other) => (one.night < other.night ? -1 : 1));
  const best = (of: readonly NightFee[]): number =>
    bestPrice({ priceFen: sumOf(of), nights: of.length, now }, discounts).payFen;
  const isOnlyLonger = moved.size === 0 && !current.some(isGivenUp);
  const difference = Math.max(isOnlyLonger ? 0 : -lastPay, best(nights) - best(bought));
  return { nights, pay: sumOf(nights), lastPay: lastPay + difference, difference };
}
