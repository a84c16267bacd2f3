import { sql } from 'kysely';
import type { Tx } from '../store.ts';
import type { Migration } from './migration.ts';

const former = 'check (type between 0 and 4)';
const wider = 'check (type between 0 and 10)';

/**
 * SQLite cannot change a check: the log is copied, under its ids, into a table with the wider one. Its
 * indexes and triggers are made again as they are; the index of its words refers to the ids alone.
 */
async function copyLog(tx: Tx): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master
    where tbl_name = 'log' and sql is not null order by rowid`.execute(tx);
  const table = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const copied = table
    .replace(former, wider)
    .replace(/^create table "?log"?/i, 'create table log_copy');
  if (!copied.includes(wider) || !copied.includes('log_copy')) {
    throw new Error('the table of logs has another definition');
  }
  await sql.raw(copied).execute(tx);
  await sql`insert into log_copy select * from log`.execute(tx);
  await sql`drop table log`.execute(tx);
  await sql`alter table log_copy rename to log`.execute(tx);
  for (const one of rows.filter(({ type }) => type !== 'table')) await sql.raw(one.sql).execute(tx);
}

/** The types of the security log. */
export const securityLog: Migration = {
  name: '26 security log',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          `alter table log drop constraint log_type_check`,
          `alter table log add constraint log_type_check ${wider}`,
        ],
  run: async (tx, { engine }) => {
    if (engine === 'sqlite') await copyLog(tx);
  },
};
