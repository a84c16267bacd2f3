import { LineKind } from '@anzhu/api/contract/bill';
import { kindOfSum, receivedOf } from '@anzhu/api/rules/bill';
import { type RawBuilder, sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';

/**
 * The columns of `LineSums` for a query of the lines of orders that is grouped by order. `counts` says which lines
 * count.
 */
export function lineSums(counts: RawBuilder<unknown>) {
  const sum = (kind: LineKind) =>
    sql<Fen>`cast(coalesce(sum(case when kind = ${sql.lit(kind)} and ${counts} then amount end), 0) as bigint)`;
  return [
    sum(kindOfSum.charges).as('charges'),
    sum(kindOfSum.deposits).as('deposits'),
    sum(kindOfSum.payments).as('payments'),
    sum(kindOfSum.refunds).as('refunds'),
  ] as const;
}

/** Adds to orders what their bills have received and not paid back. `counts` says which lines count. */
export async function withReceived<Row extends { id: number }>(
  db: Db,
  orders: readonly Row[],
  counts: RawBuilder<unknown> = sql`voided_time is null`,
): Promise<(Row & { received: Fen })[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('bill_line')
    .select('order_id')
    .select(lineSums(counts))
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute();
  const received = new Map(rows.map(({ order_id: id, ...sums }) => [id, receivedOf(sums)]));
  return orders.map((order) => ({ ...order, received: received.get(order.id) ?? 0 }));
}
