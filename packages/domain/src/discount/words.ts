import { DiscountEffect, DiscountExclusion, DiscountKind } from '@anzhu/api/contract/discount';

/** How a discount reduces, in words. */
export const discountKindLabel: Record<DiscountKind, string> = {
  [DiscountKind.flat]: '直减',
  [DiscountKind.percentage]: '折扣',
};

/** From when a discount holds, in words. */
export const discountEffectLabel: Record<DiscountEffect, string> = {
  [DiscountEffect.nights]: '满天数',
  [DiscountEffect.spending]: '满金额',
  [DiscountEffect.always]: '无门槛',
};

/** What a discount cannot be joined with, in words. */
export const discountExclusionLabel: Record<DiscountExclusion, string> = {
  [DiscountExclusion.none]: '不互斥',
  [DiscountExclusion.all]: '与全部互斥',
  [DiscountExclusion.listed]: '与指定互斥',
};
