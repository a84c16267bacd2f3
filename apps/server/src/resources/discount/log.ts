import { Discount } from '@anzhu/api/contract/discount';
import { byLabel } from '@anzhu/api/contract/label';
import { reductionInWords } from '@anzhu/api/rules/discountWords';
import type { RecordKind } from '../../platform/changeRecord.ts';
import type { Db } from '../../platform/db/store.ts';
import { selectDiscounts, toDiscount } from './queries.ts';

/** Which discounts one excludes. */
const rangeOf = (db: Db, id: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('discount_exclusion')
    .innerJoin('discount', 'discount.id', 'excluded_id')
    .select(['discount.id', 'name'])
    .where('discount_id', '=', id)
    .orderBy('discount.id')
    .execute();

/** A discount in the log. */
export const discountRecord: RecordKind = {
  kind: 'discount',
  async show(tx, id) {
    const row = await selectDiscounts(tx).where('discount.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const shown = toDiscount(row);
    const range = await rangeOf(tx, id);
    return {
      name: row.name,
      hotelId: row.hotel_id,
      fields: byLabel(Discount, {
        ...shown,
        id: undefined,
        hotelId: undefined,
        type: undefined,
        discounts: reductionInWords(shown),
        exclusiveRange: range.map(({ name }) => name).join('、'),
        exclusiveNames: undefined,
      }),
      whole: byLabel(Discount, {
        exclusiveRange: range.map(({ id: excluded }) => excluded).join(),
      }),
    };
  },
};
