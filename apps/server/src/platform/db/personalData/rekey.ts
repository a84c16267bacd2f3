import { type Kysely, sql } from 'kysely';
import { retried } from '../errors.ts';
import type { Engine } from '../migrations/migration.ts';
import type { Tables } from '../tables.ts';
import { type PersonalTable, personalTables } from './columns.ts';
import type { DataKey, DataKeys } from './dataKey.ts';
import { type Batch, encryptBatch, type Encryption, hasStaleRows } from './encryptRows.ts';
import { fitKeys, holdWriters, keyNamesOf } from './storeKeys.ts';

/** The outcome of a change of the key. */
export interface Rekeyed {
  version: number;
  changed: number;
  /** The file that keeps the former versions: backups that were made before need them. */
  former: string | null;
}

interface RekeyOptions extends Pick<Encryption, 'engine' | 'keys'> {
  /** Settles when all that was committed before is on the disk: the former key goes only then. */
  sync(): Promise<void>;
}

/** Rows that a unique rule compares: they have the same version of the key at every moment. */
const compared: Partial<Record<PersonalTable, ReturnType<typeof sql>>> = {
  app_user: sql`1 = 1`,
  stay_guest: sql`has_left = 0`,
  isolation_person: sql`status = 0`,
};

/**
 * Encrypts all personal data with a new version of the key, while servers may run: they read both
 * versions meanwhile. One that was interrupted is continued by the next call.
 *
 * 1. The new version is added to the key file.
 * 2. In one transaction, while all other writers wait, it becomes the version that is written, and the
 *    rows that unique rules compare change to it.
 * 3. All other rows follow in batches.
 * 4. When none is left the former versions leave the store and the key file.
 *
 * @param db a connection without `PersonalDataPlugin`
 */
export async function rekey(
  db: Kysely<Tables>,
  { engine, keys, sync }: RekeyOptions,
): Promise<Rekeyed> {
  const key = await startVersion(db, engine, keys);
  let changed = 0;
  do {
    for (const table of personalTables) {
      for (let after: number | null = 0; after !== null;) {
        const wanted: Encryption = { engine, keys, key, table, after };
        const batch: Batch = await retried(() =>
          db.transaction().execute((tx) => encryptBatch(tx, wanted)),
        );
        changed += batch.changed;
        after = batch.last;
      }
    }
  } while (!(await retireOthers(db, engine, key)));
  await sync();
  return { version: key.version, changed, former: keys.retireAllBut(key.version) };
}

/** Makes the newest version the one to write with; a new one unless a change was interrupted. */
async function startVersion(db: Kysely<Tables>, engine: Engine, keys: DataKeys): Promise<DataKey> {
  const names = await keyNamesOf(db);
  keys.require(names, '数据库');
  const last = Math.max(...names.map(({ version }) => version));
  const isInterrupted = names.length > 1 || keys.newest().version > last;
  const key = isInterrupted ? keys.newest() : keys.addVersion();
  await retried(() =>
    db.transaction().execute(async (tx) => {
      await holdWriters(tx, engine);
      await fitKeys(tx, keys);
      const { version, fingerprint } = key;
      await tx
        .insertInto('data_key')
        .values({ version, fingerprint, has_remains: 0 })
        .onConflict((known) => known.column('version').doNothing())
        .execute();
      for (const table of personalTables) {
        const where = compared[table];
        for (let after: number | null = where ? 0 : null; after !== null;) {
          const batch: Batch = await encryptBatch(tx, {
            engine,
            keys,
            key,
            table,
            after,
            ...(where && { where }),
          });
          after = batch.last;
        }
      }
    }),
  );
  return key;
}

/** Removes the other versions from the store; false, and nothing removed, while rows have them. */
async function retireOthers(db: Kysely<Tables>, engine: Engine, key: DataKey): Promise<boolean> {
  return retried(() =>
    db.transaction().execute(async (tx) => {
      await holdWriters(tx, engine);
      if (await hasStaleRows(tx, key.version)) return false;
      await tx.deleteFrom('data_key').where('version', '<>', key.version).execute();
      return true;
    }),
  );
}
