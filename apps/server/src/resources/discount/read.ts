import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { DiscountScope, type Discount } from '@anzhu/api/contract/discount';
import type { Db } from '../../platform/db/store.ts';
import { shownCondition, shownValue } from './amounts.ts';

/** Discounts with the name of their hotel. */
export const selectDiscounts = (db: Db) =>
  db
    .selectFrom('discount')
    .innerJoin('hotel', 'hotel.id', 'discount.hotel_id')
    .selectAll('discount')
    .select('hotel.name as hotel_name');

export type DiscountRow = Awaited<
  ReturnType<ReturnType<typeof selectDiscounts>['execute']>
>[number];

/** A discount as the wire has it, with the ids of those that it cannot join. */
export const toDiscount = (
  row: DiscountRow,
  range: readonly number[] = [],
): WithRowIds<Discount> => ({
  id: row.id,
  name: row.name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  description: row.description,
  type: DiscountScope.personal,
  discountsType: row.discounts_type,
  discounts: shownValue(row.discounts_type, row.discounts),
  effectType: row.effect_type,
  effectCondition: shownCondition(row.effect_type, row.effect_condition),
  exclusiveType: row.exclusive_type,
  exclusiveRange: range.map(String),
  validityTime: row.validity_time,
  picture: row.picture,
});
