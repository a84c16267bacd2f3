/**
 * `npm run check`: looks for contradictions in the data, and for phones and ID numbers in clear, while
 * the server may run, and prints each.
 * Ends with 1 when there are any.
 */
import { existsSync } from 'node:fs';
import { readConfig } from '../src/platform/config.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openForInspection, storeFile } from '../src/platform/db/sqlite.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { findClear } from '../src/platform/db/personalData/findClear.ts';
import { keyNamesOf } from '../src/platform/db/personalData/storeKeys.ts';
import { giveUp } from './root.ts';

async function check(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const path = storeFile(dataDir);
  if (databaseUrl === null && !existsSync(path)) throw new Error(`${dataDir} 中没有数据 (no data)`);
  const db = databaseUrl === null ? openForInspection(path) : await openPostgres(databaseUrl);
  try {
    const engine = databaseUrl === null ? 'sqlite' : 'postgres';
    const faults = await checkStore(db, engine, config.dayStarts);
    const keys = new DataKeys(keyFileOf(config));
    keys.require(await keyNamesOf(db), '数据库');
    const files = databaseUrl === null ? [path, `${path}-wal`] : [];
    faults.push(...(await findClear({ db, engine, keys, files })));
    for (const fault of faults) console.error(`数据有误 (fault)：${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else console.log('数据一致 (all is well)');
  } finally {
    await db.destroy();
  }
}

await check().catch(giveUp);
