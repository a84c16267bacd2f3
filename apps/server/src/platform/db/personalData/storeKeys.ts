import { sql } from 'kysely';
import type { Engine } from '../migrations/migration.ts';
import type { Db, Tx } from '../store.ts';
import { personalTables } from './columns.ts';
import type { DataKeys, KeyName } from './dataKey.ts';

/** Any number, so long as every instance takes the same: shared by writers, exclusive to change the key. */
const lock = 5_201_317;

/** The versions of the data key that rows of a store have, oldest first. */
export const keyNamesOf = (db: Db): Promise<KeyName[]> =>
  db.selectFrom('data_key').select(['version', 'fingerprint']).orderBy('version').execute();

/**
 * Checks that the key file fits the store; a store without a key takes the one of the file, which is
 * made where there is none. Throws a StoreError when it does not fit.
 */
export async function fitKeys(tx: Tx, keys: DataKeys): Promise<void> {
  const names = await keyNamesOf(tx);
  if (names.length > 0) return keys.require(names, '数据库');
  const { version, fingerprint } = keys.makeFirst();
  await tx.insertInto('data_key').values({ version, fingerprint, has_remains: 0 }).execute();
}

/**
 * The version that a transaction writes with. Until it ends the version is not retired: what it has
 * written is then found by `npm run rekey`.
 */
export async function writingVersion(tx: Tx, engine: Engine): Promise<number> {
  const held =
    engine === 'postgres' ? sql`, pg_advisory_xact_lock_shared(${sql.lit(lock)})` : sql``;
  const { rows } = await sql<{ version: number }>`
    select max(version) as version ${held} from data_key`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Waits until no transaction writes, and keeps new ones waiting until this one ends. */
export async function holdWriters(tx: Tx, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
}

/**
 * Rewrites the store when values in clear may remain in the unused parts of its files: those that a
 * migration has encrypted. Tried again at the next start when it fails.
 */
export async function removeRemains(db: Db, engine: Engine): Promise<void> {
  const found = await db
    .selectFrom('data_key')
    .select('version')
    .where('has_remains', '=', 1)
    .executeTakeFirst();
  if (!found) return;
  if (engine === 'sqlite') {
    await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } else {
    await db.connection().execute(async (own) => {
      await sql`set statement_timeout = 0`.execute(own);
      await sql`set lock_timeout = 0`.execute(own);
      const tables = sql.join(personalTables.map((table) => sql.table(table)));
      await sql`vacuum full ${tables}`.execute(own);
      await sql`reset statement_timeout`.execute(own);
      await sql`reset lock_timeout`.execute(own);
    });
  }
  await db.updateTable('data_key').set({ has_remains: 0 }).execute();
}
