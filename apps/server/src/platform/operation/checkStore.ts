import { type Kysely, sql } from 'kysely';
import { StoreError } from '../db/errors.ts';
import { findFaults } from '../db/invariants.ts';
import { stepsOf } from '../db/migrate.ts';
import type { Engine } from '../db/schema/dialect.ts';
import type { Tables } from '../db/tables.ts';

/** What SQLite itself finds wrong with its file and with references between its rows. */
async function sqliteFaults(db: Kysely<Tables>): Promise<string[]> {
  const faults: string[] = [];
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db);
  for (const { integrity_check: found } of whole.rows) {
    if (found !== 'ok') faults.push(`the file is damaged: ${found}`);
  }
  const loose = await sql<{ table: string; rowid: number; parent: string }>`
    pragma foreign_key_check`.execute(db);
  for (const { table, rowid, parent } of loose.rows.slice(0, 10)) {
    faults.push(`row ${rowid} of ${table} refers to nothing in ${parent}`);
  }
  // Numbers of the log are handed out one by one, and back when a change fails: none is ever missing.
  const gaps = await sql<{ missing: number }>`select seq - (select count(*) from log) as missing
    from sqlite_sequence where name = 'log' and seq <> (select count(*) from log)`.execute(db);
  for (const { missing } of gaps.rows) faults.push(`${missing} log entries are missing`);
  return faults;
}

/**
 * Everything that is wrong with a store: its file, references between rows, and the invariants
 * between its tables; empty when all is well. Only reads. Throws a StoreError when the schema is not
 * that of this program, which then cannot judge it.
 */
export async function checkStore(
  db: Kysely<Tables>,
  engine: Engine,
  dayStarts?: string,
): Promise<string[]> {
  const damage = engine === 'sqlite' ? await sqliteFaults(db) : [];
  if (damage.some((fault) => fault.startsWith('the file'))) return damage;
  const { missing, unknown } = await stepsOf(db);
  if (unknown.length > 0) throw new StoreError('数据库来自更新的版本，无法检查 (newer store)');
  if (missing.length > 0) {
    throw new StoreError('数据库来自较旧的版本，请先启动一次以升级 (older store: start it once)');
  }
  return [...damage, ...(await findFaults(db, dayStarts))];
}
