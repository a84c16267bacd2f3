/**
 * `npm run check`: looks for contradictions in the data, and for phones, ID numbers and notes in clear,
 * while the server may run, and prints each.
 * Ends with 1 when there are any.
 */
import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openForInspection, storeFile } from '../src/platform/db/sqlite.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { findClear } from '../src/platform/db/personalData/findClear.ts';
import { keyNamesOf } from '../src/platform/db/personalData/storeKeys.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import { giveUp } from './root.ts';

/** PostgreSQL is read as of one moment, without the limits that calls have: a large store takes minutes. */
const readWhole = (db: Kysely<Tables>, read: (db: Kysely<Tables>) => Promise<string[]>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return read(tx);
    });

async function check(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const path = storeFile(dataDir);
  if (databaseUrl === null && !existsSync(path)) throw new Error(`${dataDir} 中没有数据 (no data)`);
  const db = databaseUrl === null ? openForInspection(path) : await openPostgres(databaseUrl);
  try {
    const engine = databaseUrl === null ? 'sqlite' : 'postgres';
    const keys = new DataKeys(keyFileOf(config));
    const files = databaseUrl === null ? [path, `${path}-wal`] : [];
    const findAll = async (from: Kysely<Tables>): Promise<string[]> => {
      const faults = await checkStore(from, engine, config.dayStarts);
      keys.require(await keyNamesOf(from), '数据库');
      return [...faults, ...(await findClear({ db: from, engine, keys, files }))];
    };
    const faults = await (engine === 'sqlite' ? findAll(db) : readWhole(db, findAll));
    for (const fault of faults) console.error(`数据有误 (fault)：${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else console.log('数据一致 (all is well)');
  } finally {
    await db.destroy();
  }
}

await check().catch(giveUp);
