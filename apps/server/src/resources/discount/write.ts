import {
  addDiscount as contract,
  DiscountExclusion,
  DiscountScope,
} from '@anzhu/api/contract/discount';
import { Code } from '@anzhu/api/contract/envelope';
import { decodeWire } from '@anzhu/api/contract/wire';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { defined, rowId } from '../../platform/db/column.ts';
import { type Use, usesOf } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound, Refusal } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { discountRecord } from './log.ts';
import {
  discountFor,
  type DiscountRow,
  rangesOf,
  storedCondition,
  storedValue,
  toDiscount,
} from './queries.ts';

/** Adds a discount to one's own hotel, or to the one that an admin names. */
export const addDiscount: Handler<'addDiscount'> = ({ input, session, origin }, { store, clock }) =>
  changeRecord(store, { session, origin }, { record: discountRecord }, async (tx) => {
    const hotelId = await hotelForNew(tx, session, input.hotelId);
    await checkHotelOpen(tx, hotelId);
    await claimFiles(tx, clock, { picture: input.picture });
    const { id } = await tx
      .insertInto('discount')
      .values({ hotel_id: hotelId, ...discountColumns(input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setRange(tx, { id, hotelId }, excludedIds(input));
    return { id, data: { id } };
  });

type Sent = CallInput<'modifyDiscount'>;

/** The discount as it would be: what is stored, what is sent over it, agreeing as a new one must. */
async function merged(tx: Tx, row: DiscountRow, sent: Sent) {
  const range = (await rangesOf(tx, [row.id])).get(row.id);
  const decoded = decodeWire(contract.input, { ...toDiscount(row, range), ...defined(sent) });
  if (!decoded.ok) throw new Refusal(Code.invalid, decoded.message, decoded.fields);
  return decoded.value;
}

/** Changes what is sent of a discount and nothing else. */
export const modifyDiscount: Handler<'modifyDiscount'> = (call, { store, clock }) => {
  const { input, session } = call;
  const target = { record: discountRecord, id: rowId(input.id) };
  return changeRecord(store, call, target, async (tx) => {
    const row = await discountFor(tx, input.id, session);
    await checkHotelOpen(tx, row.hotel_id);
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

const uses: readonly Use[] = [
  { table: 'discount_exclusion', column: 'excluded_id', counted: (count) => `${count} 个优惠` },
];

/** Deletes a discount that no other one lists as excluded. */
export const deleteDiscount: Handler<'deleteDiscount'> = (call, { store }) => {
  const { input, session } = call;
  const target = { record: discountRecord, id: rowId(input.id) };
  return changeRecord(store, call, target, async (tx) => {
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
    if (numDeletedRows !== 1n) throw notFound('优惠');
    return { data: null };
  });
};

/** A complete discount form as columns. */
type Form = CallInput<'addDiscount'>;

/** A discount as its columns have it. What its kind or its effect does not need is left out. */
const discountColumns = (form: Form) => ({
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

/** Ids of the discounts in the form's exclusion list; empty for the other kinds of exclusion. */
const excludedIds = ({ exclusiveType, exclusiveRange = [] }: Form): number[] =>
  exclusiveType === DiscountExclusion.listed ? exclusiveRange.map(rowId) : [];

/**
 * Sets what a discount cannot join: others of its hotel. They are held until the save is done, so
 * that none of them can be deleted meanwhile.
 */
async function setRange(
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
