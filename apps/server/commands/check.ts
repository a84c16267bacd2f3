/**
 * `npm run check`: looks for contradictions in the data, and for phones, ID numbers and notes in clear,
 * while the server may run, and prints each.
 * Ends with 1 when there are any. Of the figures of hotels' days it compares those of the last 31 days, or of as many as
 * `--days` says, with what they sum up. `--rebuild` only forgets all of them: a server that runs reads them again.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addDays } from '@anzhu/api/rules/days';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { type Kysely, sql } from 'kysely';
import { hotelTime, systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openForInspection, openSqlite, storeFile } from '../src/platform/db/sqlite.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { findClear } from '../src/platform/db/personalData/findClear.ts';
import { keyNamesOf } from '../src/platform/db/personalData/storeKeys.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import { findWrongFigures, forgetFigures } from '../src/resources/report/index.ts';
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

const { values } = parseArgs({
  options: { days: { type: 'string', default: '31' }, rebuild: { type: 'boolean' } },
});

async function rebuild(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const { writer, close } =
    databaseUrl === null
      ? openSqlite(dataDir)
      : await openPostgres(databaseUrl).then((db) => ({ writer: db, close: () => db.destroy() }));
  await forgetFigures(writer).finally(close);
  console.log('每日数字将由运行中的服务器重新统计 (figures of days are forgotten)');
}

async function check(): Promise<void> {
  if (!/^\d{1,4}$/.test(values.days)) throw new Error('--days 应为整数 (a whole number is needed)');
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const path = storeFile(dataDir);
  if (databaseUrl === null && !existsSync(path)) throw new Error(`${dataDir} 中没有数据 (no data)`);
  if (values.rebuild) return rebuild();
  const db = databaseUrl === null ? openForInspection(path) : await openPostgres(databaseUrl);
  try {
    const engine = databaseUrl === null ? 'sqlite' : 'postgres';
    const keys = new DataKeys(keyFileOf(config));
    const files = databaseUrl === null ? [path, `${path}-wal`] : [];
    const findAll = async (from: Kysely<Tables>): Promise<string[]> => {
      const faults = await checkStore(from, engine, config.dayStarts);
      keys.require(await keyNamesOf(from), '数据库');
      const time = hotelTime({ clock: systemClock, config });
      const since = addDays(hotelToday(time), -Number(values.days));
      const figures = await findWrongFigures(from, time, since);
      return [
        ...faults,
        ...figures.map((one) => `the kept figures of a day are those of its rows: ${one}`),
        ...(await findClear({ db: from, engine, keys, files })),
      ];
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
