import { bestPrice, type PricedDiscount } from './discounts.ts';

/** How the nights of a stay differ from those that its order has bought. */
export interface NightChange {
  /** Nights that were bought and are used. */
  kept: string[];
  /** Nights that have to be bought. */
  added: string[];
  /** Nights that were bought and are not used: nothing is paid back by itself. */
  removed: string[];
}

/** The nights, `yyyy-MM-dd` each, in which a stay differs from its order; without an order all are added. */
export const nightChange = (bought: readonly string[], wanted: readonly string[]): NightChange => ({
  kept: bought.filter((night) => wanted.includes(night)),
  added: wanted.filter((night) => !bought.includes(night)),
  removed: bought.filter((night) => !wanted.includes(night)),
});

/** What nights cost, by the prices and the discounts of a moment. */
export interface NightPrices {
  /** The fee of a night, in fen. */
  feeOf: (night: string) => number;
  /** The discounts of the hotel. */
  discounts: readonly PricedDiscount[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** A price in fen, before and after discounts. */
export interface PriceFen {
  pay: number;
  lastPay: number;
}

function priceOf(nights: readonly string[], { feeOf, discounts, now }: NightPrices): PriceFen {
  const pay = nights.reduce((sum, night) => sum + feeOf(night), 0);
  return {
    pay,
    lastPay: bestPrice({ priceFen: pay, nights: nights.length, now }, discounts).payFen,
  };
}

/**
 * What added nights cost: what the whole stay costs at the best price, less what the nights that are kept
 * would cost (spec: orders, a stay costs what is paid for it). So a flat discount counts once, and a stay
 * that is extended costs what it would have cost at once. What was paid for the bought nights stays as it is.
 */
export function priceOfAdded(
  { kept, added }: Pick<NightChange, 'kept' | 'added'>,
  prices: NightPrices,
): PriceFen {
  const before = priceOf(kept, prices);
  const after = priceOf([...kept, ...added], prices);
  return {
    pay: after.pay - before.pay,
    lastPay: Math.max(0, after.lastPay - before.lastPay),
  };
}
