import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { retried } from '../errors.ts';
import type { Engine } from '../schema/dialect.ts';
import type { Tables } from '../tables.ts';
import { personalTables } from './columns.ts';
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
  /** A file with the version of a database from before the last change, besides those beside the key file. */
  formerKeys?: string | undefined;
  /** Waits between two batches, in which servers write. @default a timer */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Rows that a unique rule compares: they have the same version of the key at every moment. */
const compared: Partial<Record<keyof Tables, ReturnType<typeof sql>>> = {
  app_user: sql`1 = 1`,
  // By the indexes of the rules: they are few among many.
  stay_guest: sql`id in (select id from stay_guest where has_left = 0)`,
  isolation_person: sql`id in (select id from isolation_person where status = 0)`,
};

/** Rows of one batch, some milliseconds, and the milliseconds after it: a writer that waits tries again, it does not queue. */
const batchSize = 200;
const pauseTime = 50;

/**
 * Encrypts all personal data with a new version of the key, while servers may run: they read both
 * versions meanwhile. One that was interrupted is continued by the next call, and so is that of a database which was
 * restored from before it.
 *
 * 1. The new version is added to the key file.
 * 2. In one transaction, while all other writers wait, it becomes the version that is written, and the
 *    rows that unique rules compare change to it.
 * 3. It waits until the transactions that began before have ended: none writes a former version any more.
 * 4. All other rows follow in short batches, with a pause after each.
 * 5. When none is left the former versions leave the store and the key file.
 *
 * @param db a connection without `PersonalDataPlugin`
 */
export async function rekey(
  db: Kysely<Tables>,
  { engine, keys, formerKeys, pause = setTimeout }: RekeyOptions,
): Promise<Rekeyed> {
  keys.takeBack(await keyNamesOf(db), { from: formerKeys });
  const key = await startVersion(db, engine, keys);
  await retried(() => db.transaction().execute((tx) => holdWriters(tx, engine)));
  let changed = 0;
  do {
    for (const table of personalTables) {
      const wanted = { engine, keys, key, table, size: batchSize };
      for (let after: number | null = 0; after !== null;) {
        const next: Encryption = { ...wanted, after };
        const batch: Batch = await retried(() =>
          db.transaction().execute((tx) => encryptBatch(tx, next)),
        );
        changed += batch.changed;
        after = batch.last;
        await pause(pauseTime);
      }
    }
  } while (await hasStaleRows(db, key.version));
  const { version } = key;
  await retried(() => db.deleteFrom('data_key').where('version', '<>', version).execute());
  return { version, changed, former: keys.retireAllBut(version) };
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
        .values({ version, fingerprint })
        .onConflict((known) => known.column('version').doNothing())
        .execute();
      for (const table of personalTables) {
        const where = compared[table];
        const wanted = { engine, keys, key, table, ...(where && { where }) };
        for (let after: number | null = where ? 0 : null; after !== null;) {
          after = (await encryptBatch(tx, { ...wanted, after })).last;
        }
      }
    }),
  );
  return key;
}
