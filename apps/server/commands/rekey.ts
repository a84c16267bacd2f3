/**
 * `npm run rekey`: encrypts all personal data with a new version of the data key, while the server may
 * run. The former version is kept in a file of its own, for backups that were made before. A database that was restored
 * from before is encrypted with the key in use: its own is in a file beside that, or in `--key FILE`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../src/platform/config.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openSqlite, storeFile } from '../src/platform/db/sqlite.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { rekey } from '../src/platform/db/personalData/rekey.ts';
import { giveUp } from './root.ts';

async function open({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== null) {
    const db = await openPostgres(databaseUrl);
    return { db, engine: 'postgres', close: () => db.destroy() } as const;
  }
  const { writer, close } = openSqlite(dataDir);
  return { db: writer, engine: 'sqlite', close } as const;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { key: { type: 'string' } } });
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !existsSync(storeFile(dataDir))) {
    throw new Error(`${dataDir} 中没有数据 (no data)`);
  }
  const keys = new DataKeys(keyFileOf(config));
  const { db, engine, close } = await open(config);
  try {
    const { version, changed, former } = await rekey(db, {
      engine,
      keys,
      formerKeys: values.key,
    });
    console.log(`已换用第 ${version} 版数据密钥，重新加密 ${changed} 行 (new key)：${keys.path}`);
    if (former) console.log(`此前的备份需要旧密钥，保存在 ${former} (older backups need it)`);
  } finally {
    await close();
  }
}

await main().catch(giveUp);
