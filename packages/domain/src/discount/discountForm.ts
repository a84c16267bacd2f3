import type { Id } from '@anzhu/api/contract/codecs';
import {
  addDiscount,
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  DiscountScope,
  type Discount,
} from '@anzhu/api/contract/discount';
import type { PricedDiscount } from '@anzhu/api/rules/discounts';
import { paidPartOf, tenthsOf } from '@anzhu/api/rules/discountWords';
import { contractForm } from '../kit/index.ts';

/** A discount as it is being filled in. */
export interface DiscountDraft {
  /** Of a new one of the platform's admins. */
  hotelId: Id | null;
  name: string;
  description: string;
  discountsType: DiscountKind;
  /** Yuan, or 折 as typed: 8.5, or 85 as it is spoken. */
  discounts: number | null;
  effectType: DiscountEffect;
  /** Nights or yuan. */
  effectCondition: number | null;
  exclusiveType: DiscountExclusion;
  exclusiveRange: readonly Id[];
  /** `yyyy-MM-dd HH:mm:ss`; '' while there is none. */
  validityTime: string;
  /** Address of the picture; null: none. */
  picture: string | null;
}

const isPercentage = (kind: DiscountKind): boolean => kind === DiscountKind.percentage;

/** What is sent: 折 as the paid part, and no condition or range that the kind does not have. */
const toWire = (draft: DiscountDraft) => ({
  ...draft,
  type: DiscountScope.personal,
  discounts:
    isPercentage(draft.discountsType) && draft.discounts !== null
      ? paidPartOf(draft.discounts)
      : draft.discounts,
  effectCondition: draft.effectType === DiscountEffect.always ? null : draft.effectCondition,
  exclusiveRange: draft.exclusiveType === DiscountExclusion.listed ? draft.exclusiveRange : [],
  validityTime: draft.validityTime || null,
  picture: draft.picture ?? '',
});

export const discountForm = contractForm(addDiscount, toWire);

const blank: DiscountDraft = {
  hotelId: null,
  name: '',
  description: '',
  discountsType: DiscountKind.percentage,
  discounts: null,
  effectType: DiscountEffect.always,
  effectCondition: null,
  exclusiveType: DiscountExclusion.none,
  exclusiveRange: [],
  validityTime: '',
  picture: null,
};

/** What the fields begin with; null for a new discount. */
export const discountDraft = (record: Discount | null): DiscountDraft =>
  record
    ? {
        hotelId: record.hotelId,
        name: record.name,
        description: record.description ?? '',
        discountsType: record.discountsType,
        discounts: isPercentage(record.discountsType)
          ? tenthsOf(record.discounts)
          : record.discounts,
        effectType: record.effectType,
        effectCondition: record.effectCondition,
        exclusiveType: record.exclusiveType,
        exclusiveRange: record.exclusiveRange,
        validityTime: record.validityTime ?? '',
        picture: record.picture || null,
      }
    : blank;

/** What the price depends on; null as long as value or condition are missing or refused. */
export function pricedDraft(draft: DiscountDraft, id: Id = ''): PricedDiscount | null {
  const { discountsType, discounts, effectType, effectCondition } = draft;
  // Everything else is as it should be: only what is wrong with the price is found.
  const price = { discountsType, discounts, effectType, effectCondition };
  const { values } = discountForm.check({
    ...blank,
    ...price,
    name: '优惠',
    validityTime: '2099-12-31 23:59:59',
  });
  if (!values) return null;
  return {
    id,
    discountsType,
    discounts: values.discounts,
    effectType,
    effectCondition: values.effectCondition ?? null,
    exclusiveType: draft.exclusiveType,
    exclusiveRange: [...draft.exclusiveRange],
    validityTime: draft.validityTime || null,
  };
}
