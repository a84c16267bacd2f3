import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Marks the file of an embedded store: what staff typed may remain in its unused parts in clear. */
export const noteRemains = (tx: Kysely<Tables>): Promise<unknown> =>
  sql`pragma user_version = 1`.execute(tx);

/** Rewrites the file of an embedded store without such remains; the next start tries again when that fails. */
export async function removeRemains(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== 1) return;
  // The copy that it makes may be larger than the memory.
  await sql`pragma temp_store = file`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma user_version = 0`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma temp_store = memory`.execute(db);
}
