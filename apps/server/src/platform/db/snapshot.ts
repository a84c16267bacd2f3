import { sql } from 'kysely';
import type { Db, Store } from './store.ts';

/** A store as it was at one moment, whatever is written meanwhile. */
export interface Snapshot {
  db: Db;
  close(): Promise<void>;
}

/** Opens a snapshot. The connection of an embedded store serves nothing else until it is closed. */
export async function openSnapshot({
  db,
  engine,
}: Pick<Store, 'db' | 'engine'>): Promise<Snapshot> {
  if (engine === 'sqlite') {
    await sql`begin deferred`.execute(db);
    return { db, close: async () => void (await sql`rollback`.execute(db)) };
  }
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  // To count a large table takes longer than other statements may, and so does a slow disk between two pages.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = '15min'`.execute(tx);
  return { db: tx, close: async () => void (await tx.rollback().execute()) };
}
