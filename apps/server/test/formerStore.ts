import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openSqlite, storeFile } from '../src/platform/db/sqlite.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import { makeStore, type Place } from './engines.ts';

export const engineOf = ({ databaseUrl }: Place) => (databaseUrl === null ? 'sqlite' : 'postgres');

/** Uses a store without its server: values as they are stored. */
export async function bare<Result>(
  { dataDir, databaseUrl }: Place,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null) {
    const { writer, close } = openSqlite(dataDir);
    return work(writer).finally(close);
  }
  const db = await openPostgres(databaseUrl);
  return work(db).finally(() => db.destroy());
}

/** Versions whose stores open in this one; `former/` has what each has written. */
export const formerVersions = ['0.1.0', '0.2.0'] as const;

/**
 * Makes a store of a former version, with the world of the examples in it: a dump that this version wrote (a
 * whole file of 0.2.0 with the embedded store), and its key.
 */
export async function makeFormerStore(
  place: Place,
  version: (typeof formerVersions)[number] = '0.1.0',
): Promise<void> {
  await makeStore(place);
  const engine = engineOf(place);
  const folder = join(import.meta.dirname, 'former', version);
  const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(folder, name)));
  mkdirSync(dirname(keyFileOf(place)), { recursive: true });
  copyFileSync(join(folder, `${engine}.key`), keyFileOf(place));
  if (place.databaseUrl !== null) {
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query(unpacked('postgres.sql.gz').toString());
    await client.end();
    return;
  }
  const file = storeFile(place.dataDir);
  if (version === '0.2.0') {
    writeFileSync(file, unpacked('sqlite.db.gz'), { mode: 0o600 });
    return;
  }
  const database = new DatabaseSync(file);
  const text = unpacked('sqlite.sql.gz').toString();
  database.exec(
    `pragma application_id = 0x616e7a68; pragma foreign_keys = off; begin; ${text} commit`,
  );
  database.close();
}
