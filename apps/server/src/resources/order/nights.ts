import { nightsOf } from '@anzhu/api/rules/availability';
import { type NightFee, spreadOver } from '@anzhu/api/rules/nightFees';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { OrderRow } from './queries.ts';

/**
 * The nights that an order has bought, and what each costs before discounts. An order whose nights were not
 * written down, or whose channel named one sum, costs the same every night.
 */
export async function boughtNights(
  db: Db,
  order: Pick<OrderRow, 'id' | 'arrive_time' | 'leave_time' | 'pay'>,
  dayStarts: string,
): Promise<NightFee[]> {
  const rows = await db
    .selectFrom('order_night')
    .select(['night', 'fee'])
    .where('order_id', '=', order.id)
    .orderBy('night')
    .execute();
  if (rows.length > 0) return rows;
  const { arrive_time: estimatedCheckIn, leave_time: estimatedCheckOut, pay } = order;
  return spreadOver(nightsOf({ estimatedCheckIn, estimatedCheckOut }, dayStarts), pay);
}

/**
 * Writes down the nights that an order has bought, in place of those of before. They cost its `pay`; none where only
 * the sum is known.
 */
export async function writeNights(
  tx: Tx,
  orderId: number,
  nights: readonly NightFee[],
): Promise<void> {
  await tx.deleteFrom('order_night').where('order_id', '=', orderId).execute();
  if (nights.length === 0) return;
  await tx
    .insertInto('order_night')
    .values(nights.map(({ night, fee }) => ({ order_id: orderId, night, fee })))
    .execute();
}
