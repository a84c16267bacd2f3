import { closedHotelRefusal } from '@anzhu/api/rules/hotelClosing';
import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../db/store.ts';
import { conflict } from '../refusal.ts';

/**
 * Refuses what a closed hotel does not sell: called by every path to a booking, a stay, an isolation, a new room or a
 * price. In a transaction the hotels stay open until that ends.
 * @throws Refusal (409) for a hotel that was closed
 */
export async function checkHotelOpen(db: Db, ...ids: readonly number[]): Promise<void> {
  const isHeld = db.isTransaction && db.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await sql<{ name: string; closed_day: string | null }>`
    select name, closed_day from hotel where id in (${sql.join(ids)}) order by id
    ${isHeld ? sql`for key share` : sql``}`.execute(db);
  const closed = rows.find(({ closed_day }) => closed_day !== null);
  if (closed) throw conflict(closedHotelRefusal(closed.name));
}
