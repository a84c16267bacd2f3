import type { Contract } from '@anzhu/api/contract';
import { DiscountExclusion, DiscountScope } from '@anzhu/api/contract/discount';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { rowId } from '../../platform/db/rowId.ts';
import { storedCondition, storedValue } from './amounts.ts';

/** A complete discount form as columns. */
type Form = InputOf<Contract['addDiscount']>;

/** A discount as its columns have it. What its kind or its effect does not need is left out. */
export const discountColumns = (form: Form) => ({
  name: form.name,
  description: form.description ?? '',
  type: form.type ?? DiscountScope.personal,
  discounts_type: form.discountsType,
  discounts: storedValue(form.discountsType, form.discounts),
  effect_type: form.effectType,
  effect_condition: storedCondition(form.effectType, form.effectCondition),
  exclusive_type: form.exclusiveType,
  validity_time: form.validityTime,
  picture: form.picture ?? '',
});

/** The discounts that it cannot join: only one that excludes a list has any. */
export const excludedIds = ({ exclusiveType, exclusiveRange = [] }: Form): number[] =>
  exclusiveType === DiscountExclusion.listed ? exclusiveRange.map(rowId) : [];
