import { LineKind } from '@anzhu/api/contract/bill';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Adds to lines of bills whether a channel has received them. */
export async function addChannelPayments(db: Kysely<Tables>): Promise<void> {
  await sql`alter table bill_line add column by_channel integer not null default 0
    check (by_channel in (0, 1))`.execute(db);
  await markChannelPayments(db);
}

/**
 * Marks the payments that channels have received among those that were written without a mark: with the price, without
 * a clerk, of orders of a channel or the mini program.
 */
export async function markChannelPayments(db: Kysely<Tables>, orderId?: number): Promise<void> {
  const one = orderId === undefined ? sql`1 = 1` : sql`orders.id = ${orderId}`;
  await sql`update bill_line set by_channel = 1
    where kind = ${sql.lit(LineKind.payment)} and by_channel = 0
      and created_by is null and shift_id is null and with_price = 1 and reverses_id is null
      and order_id in (select orders.id from orders
        where (channel <> '' or source = 0) and ${one})`.execute(db);
}
