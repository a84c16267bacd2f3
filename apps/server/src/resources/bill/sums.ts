import { LineKind } from '@anzhu/api/contract/bill';
import { kindOfSum, type LineSums, receivedOf, sumLines } from '@anzhu/api/rules/bill';
import { type RawBuilder, sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { OrdersTable } from '../../platform/db/tables/order.ts';

/** Whether a line is a payment or a refund. */
export const isPayment = sql<boolean>`kind in (${sql.lit(LineKind.payment)}, ${sql.lit(LineKind.refund)})`;

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
    sql<number>`max(case when ${isPayment} then 1 else 0 end)`.as('written'),
  ] as const;
}

/** What a row of `lineSums` says. */
export const toLineSums = ({
  written,
  ...sums
}: Omit<LineSums, 'hasPayments'> & { written: number | null }): LineSums => ({
  ...sums,
  hasPayments: written === 1,
});

type PaidRow = { id: number } & Pick<OrdersTable, 'status' | 'last_pay' | 'paid_time'>;

/** Adds to orders what their bills have received and not paid back. `counts` says which lines count. */
export async function withReceived<Row extends PaidRow>(
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
  const sums = new Map(rows.map(({ order_id: id, ...row }) => [id, toLineSums(row)]));
  return orders.map((order) => {
    const { status, last_pay: lastPay, paid_time } = order;
    const paid = { status, lastPay, isPaid: paid_time !== null };
    return { ...order, received: receivedOf(paid, sums.get(order.id) ?? sumLines([], false)) };
  });
}
