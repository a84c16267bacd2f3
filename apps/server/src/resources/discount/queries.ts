import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import {
  type Discount,
  DiscountEffect,
  DiscountKind,
  DiscountScope,
} from '@anzhu/api/contract/discount';
import type { PricedDiscount } from '@anzhu/api/rules/discounts';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

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

/** The discount that a call names. Refuses one that does not exist, and another hotel's. */
export async function discountFor(db: Db, id: Id, session: Session): Promise<DiscountRow> {
  const row = await selectDiscounts(db).where('discount.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('优惠');
  return row;
}

/** The paid part of a percentage is kept in ten-thousandths. */
const shares = 10_000;

/** What a discount takes off, as stored: fen, or the part that is paid in ten-thousandths. */
export const storedValue = (kind: DiscountKind, value: number): number =>
  kind === DiscountKind.flat ? toFen(value) : Math.round(value * shares);

/** What a discount takes off: yuan, or the part that is paid. */
const shownValue = (kind: DiscountKind, stored: number): number =>
  kind === DiscountKind.flat ? toYuan(stored) : stored / shares;

/** From when a discount holds, as stored: nights, fen, or null for always. */
export function storedCondition(
  effect: DiscountEffect,
  condition: number | null | undefined,
): number | null {
  if (effect === DiscountEffect.always || typeof condition !== 'number') return null;
  return effect === DiscountEffect.spending ? toFen(condition) : condition;
}

/** From when a discount holds: nights, yuan, or null for always. */
const shownCondition = (effect: DiscountEffect, stored: number | null): number | null =>
  stored !== null && effect === DiscountEffect.spending ? toYuan(stored) : stored;

/** As many ids as one query takes. */
const chunk = 1000;

/** The discounts that discounts cannot join, by id. */
export async function rangesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const excluded = await excludedBy(db, ids);
  return new Map([...excluded].map(([id, range]) => [id, range.map((one) => one.id)]));
}

/** The discounts that discounts cannot join, with their names, by id. */
export async function excludedBy(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { id: number; name: string }[]>> {
  const found = new Map<number, { id: number; name: string }[]>();
  for (let start = 0; start < ids.length; start += chunk) {
    const rows = await db
      .selectFrom('discount_exclusion')
      .innerJoin('discount', 'discount.id', 'excluded_id')
      .select(['discount_id', 'excluded_id', 'discount.name'])
      .where('discount_id', 'in', ids.slice(start, start + chunk))
      .orderBy('discount_id')
      .orderBy('excluded_id')
      .execute();
    for (const { discount_id: id, excluded_id, name } of rows) {
      found.set(id, [...(found.get(id) ?? []), { id: excluded_id, name }]);
    }
  }
  return found;
}

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
  const ranges = await rangesOf(
    db,
    discounts.map(({ id }) => id),
  );
  return discounts.map((row) => ({
    id: String(row.id),
    discountsType: row.discounts_type,
    discounts: shownValue(row.discounts_type, row.discounts),
    effectType: row.effect_type,
    effectCondition: shownCondition(row.effect_type, row.effect_condition),
    exclusiveType: row.exclusive_type,
    exclusiveRange: (ranges.get(row.id) ?? []).map(String),
    validityTime: row.validity_time,
  }));
}
