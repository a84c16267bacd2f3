import type { PricedDiscount } from '@anzhu/api/rules/discounts';
import type { Db } from '../../platform/db/store.ts';
import type { LocalTime } from '../../platform/db/tables/column.ts';
import { shownCondition, shownValue } from '../discount/amounts.ts';

/** The discounts of a hotel that are still valid, as the rules of prices read them. */
export async function discountsOf(
  db: Db,
  hotelId: number,
  now: LocalTime,
): Promise<PricedDiscount[]> {
  const discounts = await db
    .selectFrom('discount')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('validity_time', '>=', now)
    .orderBy('id')
    .execute();
  const exclusions = await db
    .selectFrom('discount_exclusion')
    .innerJoin('discount', 'discount.id', 'discount_exclusion.discount_id')
    .select(['discount_id', 'excluded_id'])
    .where('discount.hotel_id', '=', hotelId)
    .execute();
  return discounts.map((row) => ({
    id: String(row.id),
    discountsType: row.discounts_type,
    discounts: shownValue(row.discounts_type, row.discounts),
    effectType: row.effect_type,
    effectCondition: shownCondition(row.effect_type, row.effect_condition),
    exclusiveType: row.exclusive_type,
    exclusiveRange: exclusions
      .filter((one) => one.discount_id === row.id)
      .map((one) => String(one.excluded_id)),
    validityTime: row.validity_time,
  }));
}
