import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The status of a hotel's orders is in the index of the hotel; no query looks for a `request_id` any more, and day uses
 * are found with all others.
 */
const statements = [
  'drop index orders_hotel_status',
  'drop index orders_request',
  'drop index orders_day_use',
  'drop index orders_paid',
  'create index orders_paid on orders (paid_time, hotel_id) where paid_time is not null',
];

/** Drops the indexes of orders that no query needs, and columns of one that none reads there. */
export async function dropOrderIndexes(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
