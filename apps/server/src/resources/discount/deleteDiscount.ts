import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { type Use, usesOf } from '../../platform/db/uses.ts';
import { missing } from '../../platform/session/scope.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { discountFor } from './discountFor.ts';
import { discountRecord } from './discountRecord.ts';

const uses: readonly Use[] = [
  { table: 'discount_exclusion', column: 'excluded_id', counted: (count) => `${count} 个优惠` },
];

/** Deletes a discount that no other one lists as excluded. */
export const deleteDiscount: Handler<Contract['deleteDiscount']> = (
  { input, session, origin },
  { store },
) => {
  const target = { record: discountRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const row = await discountFor(tx, input.id, session);
    // Locked first: a concurrent save that lists it is waited for, and counted.
    await tx
      .updateTable('discount')
      .set({ hotel_id: row.hotel_id })
      .where('id', '=', row.id)
      .execute();
    const found = await usesOf(tx, uses, row.id);
    if (found !== '') throw conflict(`优惠「${row.name}」仍被${found}列为互斥，不能删除`);
    const { numDeletedRows } = await tx
      .deleteFrom('discount')
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw missing(session, '优惠');
    return { data: null };
  });
};
