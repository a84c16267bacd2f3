import {
  DiscountEffect,
  DiscountExclusion,
  discountExclusionLabel,
  DiscountKind,
  discountEffectLabel,
  type Discount,
} from '../contract/discount.ts';

/**
 * The paid part of a discount in 折, tenths of the price: 0.85 is 8.5. Exact to the contract's four
 * decimals. A part above 1, which the contract refuses, is given in hundredths, so that `paidPartOf`
 * leads back to it.
 */
export const tenthsOf = (paidPart: number): number =>
  Math.round(paidPart * 100_000) / (paidPart > 1 ? 1000 : 10_000);

/**
 * The paid part of a discount as it is typed in 折: 8.5 is 0.85. Above 10 it is the spoken form without
 * the point: 85 (八五折) is 0.85 too. The result has no error of binary fractions.
 */
export const paidPartOf = (typed: number): number =>
  Math.round(typed * (typed > 10 ? 1000 : 10_000)) / 100_000;

/** Kind and value: 8.5 折, 直减 30 元. */
export const reductionInWords = ({
  discountsType,
  discounts,
}: Pick<Discount, 'discountsType' | 'discounts'>): string =>
  discountsType === DiscountKind.flat ? `直减 ${discounts} 元` : `${tenthsOf(discounts)} 折`;

/** The condition: 满 3 晚, 满 300 元, 无门槛. */
export function conditionInWords({
  effectType,
  effectCondition,
}: Pick<Discount, 'effectType' | 'effectCondition'>): string {
  if (effectType === DiscountEffect.nights) return `满 ${effectCondition ?? 0} 晚`;
  if (effectType === DiscountEffect.spending) return `满 ${effectCondition ?? 0} 元`;
  return discountEffectLabel[DiscountEffect.always];
}

/** Names in quotation marks: 「满千减百」「早订八五折」. */
export const quoted = (names: readonly string[]): string =>
  names.map((name) => `「${name}」`).join('');

/** What it excludes itself: 不互斥, 与全部互斥, 与「满千减百」互斥. */
export function exclusionInWords({
  exclusiveType,
  exclusiveRange,
  exclusiveNames = exclusiveRange,
}: Pick<Discount, 'exclusiveType' | 'exclusiveRange' | 'exclusiveNames'>): string {
  return exclusiveType === DiscountExclusion.listed
    ? `与${quoted(exclusiveNames)}互斥`
    : discountExclusionLabel[exclusiveType];
}
