import type { Db, Tx } from '../../platform/db/store.ts';
import { invalid } from '../../platform/http/refusal.ts';

/** As many ids as one query takes. */
const chunk = 1000;

/** The discounts that discounts cannot join, by id. */
export async function rangesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const found = new Map<number, number[]>();
  for (let start = 0; start < ids.length; start += chunk) {
    const rows = await db
      .selectFrom('discount_exclusion')
      .selectAll()
      .where('discount_id', 'in', ids.slice(start, start + chunk))
      .orderBy('discount_id')
      .orderBy('excluded_id')
      .execute();
    for (const { discount_id, excluded_id } of rows) {
      const range = found.get(discount_id);
      if (range) range.push(excluded_id);
      else found.set(discount_id, [excluded_id]);
    }
  }
  return found;
}

/**
 * Sets what a discount cannot join: others of its hotel. They are held until the save is done, so
 * that none of them can be deleted meanwhile.
 */
export async function setRange(
  tx: Tx,
  { id, hotelId }: { id: number; hotelId: number },
  excluded: readonly number[],
): Promise<void> {
  await tx.deleteFrom('discount_exclusion').where('discount_id', '=', id).execute();
  const ids = [...new Set(excluded)];
  if (ids.length === 0) return;
  if (ids.includes(id)) throw invalid('exclusiveRange', '互斥范围不能包含优惠自身');
  const { numUpdatedRows } = await tx
    .updateTable('discount')
    .set({ hotel_id: hotelId })
    .where('id', 'in', ids)
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(ids.length)) {
    throw invalid('exclusiveRange', '互斥范围中有优惠不存在，或不属于该酒店');
  }
  await tx
    .insertInto('discount_exclusion')
    .values(ids.map((excluded_id) => ({ discount_id: id, excluded_id })))
    .execute();
}
