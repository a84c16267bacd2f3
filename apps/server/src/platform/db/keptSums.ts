import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { isSameTill, type Movement, tillSums, type TillSums } from '@anzhu/api/rules/till';
import { type Selectable, sql } from 'kysely';
import type { Bit } from './column.ts';
import { hashOf } from './idempotency.ts';
import type { Db } from './store.ts';
import type { Tables } from './tables.ts';

/** The way of a line of a bill: what names a company went on its account. */
export const methodOfLine = sql<PayMethod>`case when bill_line.company_id is null
  then bill_line.method else ${sql.lit(PayMethod.account)} end`;

/** A receipt as one of the movements of money; a reversal is below zero. */
const asReceipt = <Row extends object>(row: Row) => ({
  ...row,
  kind: 'receipt' as const,
  isReversal: 0 as const,
});

/** Closed shifts whose sums by way are not those of their lines. */
export async function findMissummedShifts(db: Db): Promise<number[]> {
  const shifts = await db
    .selectFrom('shift')
    .select(['id', 'sums'])
    .where('closed_time', 'is not', null)
    .execute();
  const lines = await db
    .selectFrom('bill_line')
    .select(['shift_id', 'kind', 'amount as fen', methodOfLine.as('method')])
    .select(sql<Bit>`case when reverses_id is null then 0 else 1 end`.as('isReversal'))
    .where('shift_id', 'is not', null)
    .where('voided_time', 'is', null)
    .where('kind', '<>', LineKind.charge)
    .execute();
  const receipts = await db
    .selectFrom('company_receipt')
    .select(['shift_id', 'method', 'amount as fen'])
    .where('shift_id', 'is not', null)
    .where('voided_time', 'is', null)
    .execute();
  const movements = Map.groupBy([...lines, ...receipts.map(asReceipt)], (line) => line.shift_id);
  return shifts.flatMap(({ id, sums }) => {
    const own = (movements.get(id) ?? []).map((line): Movement => ({
      ...line,
      isReversal: line.isReversal === 1,
    }));
    return isSameTill(JSON.parse(sums) as Partial<TillSums>, tillSums(own)) ? [] : [id];
  });
}

export type ClosedDayRow = Selectable<Tables['day_close']>;

/** The digest of a closed day: another one by now means that something of it was changed. */
export const digestOf = (day: Omit<ClosedDayRow, 'digest'>): string =>
  hashOf(
    ...[day.hotel_id, day.day, day.from_time, day.until_time, day.parts, day.points].map(String),
    ...[day.closed_by, day.closed_by_name, day.closed_time].map(String),
  );

/** Closed days that are not as they were closed, or whose money by way is not that of their lines; by hotel and day. */
export async function findChangedDays(db: Db): Promise<string[]> {
  const days = await db.selectFrom('day_close').selectAll().execute();
  const changed: string[] = [];
  for (const day of days) {
    const lines = await db
      .selectFrom('bill_line')
      .innerJoin('orders', 'orders.id', 'bill_line.order_id')
      .select(['kind', 'amount as fen', methodOfLine.as('method')])
      .select(sql<Bit>`case when reverses_id is null then 0 else 1 end`.as('isReversal'))
      .where('hotel_id', '=', day.hotel_id)
      .where('bill_line.created_time', '>=', day.from_time)
      .where('bill_line.created_time', '<=', day.until_time)
      .where('voided_time', 'is', null)
      .execute();
    const receipts = await db
      .selectFrom('company_receipt')
      .innerJoin('company', 'company.id', 'company_receipt.company_id')
      .select(['method', 'amount as fen'])
      .where('hotel_id', '=', day.hotel_id)
      .where('created_time', '>=', day.from_time)
      .where('created_time', '<=', day.until_time)
      .where('voided_time', 'is', null)
      .execute();
    const sums = tillSums(
      [...lines, ...receipts.map(asReceipt)].map((line) => ({
        ...line,
        isReversal: line.isReversal === 1,
      })),
    );
    const kept = JSON.parse(day.parts) as Partial<TillSums>;
    if (!isSameTill(kept, sums) || day.digest !== digestOf(day))
      changed.push(`${day.hotel_id} ${day.day}`);
  }
  return changed;
}
