import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
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

/**
 * Makes a store of the last version whose schema was made of steps, with the world of the examples in it: a dump
 * that this version wrote, and its key.
 */
export async function makeFormerStore(place: Place): Promise<void> {
  await makeStore(place);
  const engine = engineOf(place);
  const dump = join(import.meta.dirname, 'former', engine);
  mkdirSync(dirname(keyFileOf(place)), { recursive: true });
  copyFileSync(`${dump}.key`, keyFileOf(place));
  const text = gunzipSync(readFileSync(`${dump}.sql.gz`)).toString();
  if (place.databaseUrl === null) {
    const database = new DatabaseSync(storeFile(place.dataDir));
    database.exec(
      `pragma application_id = 0x616e7a68; pragma foreign_keys = off; begin; ${text} commit`,
    );
    database.close();
    return;
  }
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}
