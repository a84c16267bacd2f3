import { LineKind } from '@anzhu/api/contract/bill';
import { kindOfSum, receivedOf } from '@anzhu/api/rules/bill';
import type { Movement } from '@anzhu/api/rules/till';
import { type RawBuilder, sql } from 'kysely';
import type { Bit, Fen } from '../../platform/db/column.ts';
import { methodOfLine } from '../../platform/db/keptSums.ts';
import type { Db, Tx } from '../../platform/db/store.ts';

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

/** Holds an open shift until the transaction ends: no line of it is entered or voided, nor is it closed by others. */
export const holdShift = (tx: Tx, id: number) =>
  tx
    .updateTable('shift')
    .set((eb) => ({ opening: eb.ref('opening') }))
    .where('id', '=', id)
    .where('closed_time', 'is', null)
    .execute();

/** What was moved to another bill of the hotel is no 冲销. */
const isReversal = sql<Bit>`case when bill_line.reverses_id is null
  or bill_line.moved_order_id is not null then 0 else 1 end`;
const isNegative = sql<Bit>`case when bill_line.amount < 0 then 1 else 0 end`;

/**
 * The lines of bills that were not voided, in sums of one group, kind, way and sign.
 * @param group the column of the group
 */
export const selectMovements = (db: Db, group: 'orders.hotel_id' | 'bill_line.shift_id') =>
  db
    .selectFrom('bill_line')
    .innerJoin('orders', 'orders.id', 'bill_line.order_id')
    .select((eb) => [
      sql<number>`${sql.ref(group)}`.as('group'),
      'bill_line.kind',
      methodOfLine.as('method'),
      isReversal.as('isReversal'),
      eb.cast<number>(eb.fn.sum('bill_line.amount'), 'bigint').as('fen'),
      eb.fn.countAll<number>().as('lines'),
    ])
    .where('bill_line.voided_time', 'is', null)
    .groupBy([group, 'bill_line.kind', methodOfLine, isReversal, isNegative]);

/** The receipts of companies that were not voided, as movements in sums of one group and way. */
export const selectReceipts = (db: Db, group: 'company.hotel_id' | 'company_receipt.shift_id') =>
  db
    .selectFrom('company_receipt')
    .innerJoin('company', 'company.id', 'company_receipt.company_id')
    .select((eb) => [
      sql<number>`${sql.ref(group)}`.as('group'),
      sql<'receipt'>`'receipt'`.as('kind'),
      'company_receipt.method',
      sql<Bit>`0`.as('isReversal'),
      eb.cast<number>(eb.fn.sum('company_receipt.amount'), 'bigint').as('fen'),
      eb.fn.countAll<number>().as('lines'),
    ])
    .where('company_receipt.voided_time', 'is', null)
    .groupBy([group, 'company_receipt.method']);

type RowOf<Select extends (...args: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Select>['execute']>
>[number];

/** The movements of each group. */
export const byGroup = (
  rows: readonly (RowOf<typeof selectMovements> | RowOf<typeof selectReceipts>)[],
): ReadonlyMap<number, (Movement & { lines: number })[]> =>
  new Map(
    [...Map.groupBy(rows, ({ group }) => group)].map(([group, of]) => [
      group,
      of.map((row) => ({ ...row, isReversal: row.isReversal === 1 })),
    ]),
  );
