import { sql } from 'kysely';
import type { Engine } from '../schema/dialect.ts';
import type { Db, Tx } from '../store.ts';
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
  await tx.insertInto('data_key').values({ version, fingerprint }).execute();
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
