import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Item } from '@anzhu/api/contract/item';
import { toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** Items with the name of their hotel. */
export const selectItems = (db: Db) =>
  db
    .selectFrom('item')
    .innerJoin('hotel', 'hotel.id', 'item.hotel_id')
    .selectAll('item')
    .select('hotel.name as hotel_name');

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

/** An item as the wire has it. */
export const toItem = (row: ItemRow): WithRowIds<Item> => ({
  id: row.id,
  name: row.name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  price: toYuan(row.price),
  unit: row.unit,
  isActive: row.is_active === 1,
});

/** The item that a call names. Refuses one that does not exist, and another hotel's. */
export async function itemFor(db: Db, id: Id, session: Session) {
  const row = await selectItems(db).where('item.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('商品');
  return row;
}
