import {
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  type Discount,
} from '../contract/discount.ts';
import { conflicts, maximalSets } from './discountSets.ts';
import { toFen } from './money.ts';

/** The fields of a discount that the price depends on. */
export type PricedDiscount = Pick<
  Discount,
  | 'id'
  | 'discountsType'
  | 'discounts'
  | 'effectType'
  | 'effectCondition'
  | 'exclusiveType'
  | 'exclusiveRange'
  | 'validityTime'
>;

/** A stay to be paid. */
export interface Purchase {
  /** The price before discounts, in fen. */
  priceFen: number;
  nights: number;
  /** The moment of the purchase, `yyyy-MM-dd HH:mm:ss`. */
  now: string;
}

/** The lowest price and the discounts used for it. */
export interface BestPrice<Offer> {
  payFen: number;
  used: Offer[];
}

/** Above this many discounts that exclude each other, only those that save most alone are combined. */
const maxCombined = 24;

/** Whether a discount applies to a purchase: it is valid, and its condition is met. */
export function applies(discount: PricedDiscount, { priceFen, nights, now }: Purchase): boolean {
  if (discount.validityTime !== null && discount.validityTime < now) return false;
  const from = discount.effectCondition ?? 0;
  if (discount.effectType === DiscountEffect.nights) return nights >= from;
  if (discount.effectType === DiscountEffect.spending) return priceFen >= toFen(from);
  return true;
}

// Percentages are multiplied as integer millionths: the product is exact in any order.
const whole = 1_000_000n;

/** The price after these discounts: percentages first, rounded once to fen, then flat ones, never below 0. */
export function priceWith(priceFen: number, discounts: readonly PricedDiscount[]): number {
  let paid = BigInt(priceFen);
  let scale = 1n;
  let offFen = 0;
  for (const { discountsType, discounts: value } of discounts) {
    if (discountsType === DiscountKind.flat) {
      offFen += toFen(value);
    } else {
      paid *= BigInt(Math.round(value * Number(whole)));
      scale *= whole;
    }
  }
  const roundedFen = Number((paid * 2n + scale) / (scale * 2n));
  return Math.max(0, roundedFen - offFen);
}

/** The discounts to combine: all of them, or the `maxCombined` that save most alone. */
function mostSaving<Offer extends PricedDiscount>(priceFen: number, discounts: Offer[]): Offer[] {
  if (discounts.length <= maxCombined) return discounts;
  return discounts
    .toSorted((one, other) => priceWith(priceFen, [one]) - priceWith(priceFen, [other]))
    .slice(0, maxCombined);
}

/**
 * The lowest price that the discounts allow (spec: master data). A discount that excludes all is
 * used alone, one that excludes a list never with those, the others add up. A discount never raises a price, so
 * only sets to which nothing can be added need to be compared.
 */
export function bestPrice<Offer extends PricedDiscount>(
  purchase: Purchase,
  discounts: readonly Offer[],
): BestPrice<Offer> {
  const { priceFen } = purchase;
  const valid = discounts.filter((discount) => applies(discount, purchase));
  const alone = valid.filter((discount) => discount.exclusiveType === DiscountExclusion.all);
  const joinable = valid.filter((discount) => discount.exclusiveType !== DiscountExclusion.all);
  const isContested = (one: Offer): boolean => joinable.some((other) => conflicts(one, other));
  const free = joinable.filter((discount) => !isContested(discount));
  const contested = mostSaving(priceFen, joinable.filter(isContested));

  let best: BestPrice<Offer> = { payFen: priceFen, used: [] };
  const consider = (used: Offer[]): void => {
    const payFen = priceWith(priceFen, used);
    if (payFen < best.payFen) best = { payFen, used };
  };
  for (const set of maximalSets(contested)) consider([...free, ...set]);
  for (const discount of alone) consider([discount]);
  return best;
}
