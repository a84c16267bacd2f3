import {
  discountEffectLabel,
  discountExclusionLabel,
  discountKindLabel,
} from '@anzhu/api/contract/discount';
import type { RecordKind } from '../audit/changeRecord.ts';
import type { Db } from '../db/store.ts';
import { selectDiscounts, toDiscount } from './read.ts';

const namesOfRange = async (db: Db, id: number): Promise<string> => {
  const rows = await db
    .selectFrom('discount_exclusion')
    .innerJoin('discount', 'discount.id', 'excluded_id')
    .select('name')
    .where('discount_id', '=', id)
    .orderBy('discount.id')
    .execute();
  return rows.map((row) => row.name).join('、');
};

/** A discount in the log. */
export const discountRecord: RecordKind = {
  kind: '优惠',
  async show(tx, id) {
    const row = await selectDiscounts(tx).where('discount.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const shown = toDiscount(row);
    return {
      name: row.name,
      hotelId: row.hotel_id,
      fields: {
        优惠名称: row.name,
        酒店: row.hotel_name,
        优惠说明: row.description,
        优惠方式: discountKindLabel[shown.discountsType],
        优惠数值: shown.discounts,
        生效方式: discountEffectLabel[shown.effectType],
        生效条件: shown.effectCondition,
        互斥方式: discountExclusionLabel[shown.exclusiveType],
        互斥范围: await namesOfRange(tx, id),
        有效期至: row.validity_time,
        图片: row.picture,
      },
    };
  },
};
