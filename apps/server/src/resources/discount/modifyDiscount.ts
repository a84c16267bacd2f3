import type { Contract } from '@anzhu/api/contract';
import { addDiscount } from '@anzhu/api/contract/discount';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { decodeWire } from '@anzhu/api/contract/wire';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { defined } from '../../platform/db/defined.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/claimFiles.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/http/refusal.ts';
import { discountColumns, excludedIds } from './columns.ts';
import { discountFor } from './discountFor.ts';
import { discountRecord } from './discountRecord.ts';
import { rangesOf, setRange } from './range.ts';
import { type DiscountRow, toDiscount } from './read.ts';

type Sent = InputOf<Contract['modifyDiscount']>;

/** The discount as it would be: what is stored, what is sent over it, agreeing as a new one must. */
async function merged(tx: Tx, row: DiscountRow, sent: Sent) {
  const range = (await rangesOf(tx, [row.id])).get(row.id);
  const reading = decodeWire(addDiscount.input, { ...toDiscount(row, range), ...defined(sent) });
  if (!reading.ok) throw new Refusal(Code.invalid, reading.message, reading.fields);
  return reading.value;
}

/** Changes what is sent of a discount and nothing else. */
export const modifyDiscount: Handler<Contract['modifyDiscount']> = (
  { input, session, origin },
  { store, clock },
) => {
  const target = { record: discountRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const row = await discountFor(tx, input.id, session);
    const form = await merged(tx, row, input);
    await claimFiles(tx, clock, { picture: input.picture });
    const { numUpdatedRows } = await tx
      .updateTable('discount')
      .set(discountColumns(form))
      .where('id', '=', row.id)
      // What the sent fields were checked against is still so.
      .where('discounts_type', '=', row.discounts_type)
      .where('discounts', '=', row.discounts)
      .where('effect_type', '=', row.effect_type)
      .where('exclusive_type', '=', row.exclusive_type)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('优惠已被他人修改，请刷新后重试');
    await setRange(tx, { id: row.id, hotelId: row.hotel_id }, excludedIds(form));
    return { data: null };
  });
};
