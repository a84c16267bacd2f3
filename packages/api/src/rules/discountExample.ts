import {
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  type Discount,
} from '../contract/discount.ts';
import { bestPrice, type PricedDiscount, type Purchase } from './discounts.ts';
import { conflicts } from './discountSets.ts';
import { conditionInWords, quoted, reductionInWords, tenthsOf } from './discountWords.ts';
import { toFen, toYuan } from './money.ts';

/** A discount with its name. */
export type NamedDiscount = PricedDiscount & Pick<Discount, 'name'>;

const usualFen = 100_00;

/** Below this paid part a mistyped value is likelier than a gift: 0.85 折 in place of 8.5 折. */
const doubtfulPart = 0.1;

const isExclusive = ({ exclusiveType }: PricedDiscount): boolean =>
  exclusiveType === DiscountExclusion.all;
const isExpired = ({ validityTime }: PricedDiscount, now: string): boolean =>
  validityTime !== null && validityTime < now;
const flatFen = ({ discountsType, discounts }: PricedDiscount): number =>
  discountsType === DiscountKind.flat ? toFen(discounts) : 0;

/**
 * A purchase that just meets the condition, within the validity: its minimum spending, or 100 yuan
 * for each night. Without a threshold of money the price is raised tenfold until something is left to pay.
 */
function examplePurchase(discount: PricedDiscount): Purchase {
  const { effectType, effectCondition, validityTime } = discount;
  const condition = Math.max(effectCondition ?? 0, effectType === DiscountEffect.nights ? 1 : 0);
  const nights = effectType === DiscountEffect.nights ? condition : 1;
  const purchase = { nights, now: validityTime ?? '' };
  if (effectType === DiscountEffect.spending) return { ...purchase, priceFen: toFen(condition) };
  let priceFen = usualFen * nights;
  while (priceFen <= flatFen(discount)) priceFen *= 10;
  return { ...purchase, priceFen };
}

/** What a guest pays with the discount alone: 打 8.5 折：原价 100 元，实付 85 元. */
export function workedExample(discount: PricedDiscount): string {
  const purchase = examplePurchase(discount);
  const { payFen } = bestPrice(purchase, [discount]);
  const words = reductionInWords(discount);
  const reduction = discount.discountsType === DiscountKind.flat ? words : `打 ${words}`;
  const stay = discount.effectType === DiscountEffect.nights ? `住 ${purchase.nights} 晚，` : '';
  return `${reduction}：${stay}原价 ${toYuan(purchase.priceFen)} 元，实付 ${toYuan(payFen)} 元`;
}

/** What it is never combined with, by its own exclusion or the other's: 不与「满千减百」同享. */
export function companionsInWords(
  discount: PricedDiscount,
  others: readonly NamedDiscount[],
): string {
  if (isExclusive(discount)) return '不与其他优惠同享';
  const excluded = others.filter((other) => isExclusive(other) || conflicts(discount, other));
  return excluded.length === 0
    ? '可与其他优惠同享'
    : `不与${quoted(excluded.map(({ name }) => name))}同享`;
}

/** Whether `other` may be used whenever `discount` may, and as long. */
function covers(other: PricedDiscount, discount: PricedDiscount): boolean {
  const lasts =
    other.validityTime === null ||
    (discount.validityTime !== null && other.validityTime >= discount.validityTime);
  const hasWeakerCondition =
    other.effectType === DiscountEffect.always ||
    (other.effectType === discount.effectType &&
      (other.effectCondition ?? 0) <= (discount.effectCondition ?? 0));
  return lasts && hasWeakerCondition;
}

/** Whether `other` takes off at least as much from every price. */
const isAtLeastAsLarge = (
  other: PricedDiscount,
  { discountsType, discounts }: PricedDiscount,
): boolean =>
  other.discountsType === discountsType &&
  (discountsType === DiscountKind.flat
    ? other.discounts >= discounts
    : other.discounts <= discounts);

/** Whether wherever `discount` is used, `other` may be used in its place, and not beside it. */
function replaces(
  other: NamedDiscount,
  discount: PricedDiscount,
  others: readonly NamedDiscount[],
): boolean {
  if (isExclusive(discount)) return true;
  const hasNoFurtherConflicts = others.every(
    (one) => !conflicts(other, one) || conflicts(discount, one),
  );
  return !isExclusive(other) && conflicts(discount, other) && hasNoFurtherConflicts;
}

/** What is wrong with the value: it takes off nothing, nearly everything, or everything. */
function valueWarnings(discount: PricedDiscount): string[] {
  const { discountsType, discounts, effectType, effectCondition } = discount;
  if (discountsType === DiscountKind.percentage) {
    if (discounts === 1) return ['10 折即原价，没有优惠'];
    return discounts < doubtfulPart
      ? [`${tenthsOf(discounts)} 折不到原价的一成，请确认不是 ${tenthsOf(discounts * 10)} 折`]
      : [];
  }
  const isFree = effectType === DiscountEffect.spending && discounts >= (effectCondition ?? 0);
  return isFree ? [`${conditionInWords(discount)}即减 ${discounts} 元，刚达到门槛时实付 0 元`] : [];
}

/** What of its exclusions never matters, and what makes that it is never used. */
function combinationWarnings(
  discount: PricedDiscount,
  others: readonly NamedDiscount[],
  now: string,
): string[] {
  const listed = others.filter(
    ({ id }) =>
      discount.exclusiveType === DiscountExclusion.listed && discount.exclusiveRange.includes(id),
  );
  const expired = listed.filter((other) => isExpired(other, now));
  const alone = listed.filter((other) => !isExpired(other, now) && isExclusive(other));
  const listing = others.filter(
    (other) => isExclusive(discount) && !isExpired(other, now) && conflicts(discount, other),
  );
  const better = others.filter(
    (other) =>
      !isExpired(other, now) &&
      replaces(other, discount, others) &&
      covers(other, discount) &&
      isAtLeastAsLarge(other, discount),
  );
  const warn = (found: readonly NamedDiscount[], textOf: (names: string) => string): string[] =>
    found.length === 0 ? [] : [textOf(quoted(found.map(({ name }) => name)))];
  return [
    ...warn(expired, (names) => `${names}已过期，不会与它同时生效，不必列出`),
    ...warn(alone, (names) => `${names}已与全部互斥，不必列出`),
    ...warn(listing, (names) => `已与全部互斥，${names}列出的互斥不再起作用`),
    ...warn(better, (names) => `${names}门槛不高于它、优惠不少于它，又不能同享：它不会被用到`),
  ];
}

/**
 * Warnings to show before a discount is saved; none prevents saving. A discount whose
 * validity is over is only warned of as that.
 *
 * @param others the other discounts of its hotel
 * @param now `yyyy-MM-dd HH:mm:ss`
 */
export function discountWarnings(
  discount: PricedDiscount,
  others: readonly NamedDiscount[],
  now: string,
): string[] {
  if (isExpired(discount, now)) return ['有效期已过，保存后不会生效', ...valueWarnings(discount)];
  return [...valueWarnings(discount), ...combinationWarnings(discount, others, now)];
}
