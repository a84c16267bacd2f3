import { type Kysely, sql, type Transaction } from 'kysely';
import { fitKeys } from './personalData/storeKeys.ts';
import { retried, StoreError } from './errors.ts';
import { migrations } from './migrations/index.ts';
import { type Tools, wordsOf } from './migrations/migration.ts';
import type { Tables } from './tables.ts';

/** Any number, so long as every instance takes the same: who holds it migrates. */
const lock = 5_201_314;

/**
 * Brings the schema up to date, in one transaction: all steps or none. Several instances may start
 * at once; one migrates and the others wait for it, then find nothing to do.
 * A database of a newer version than this program is refused, and one that the data key does not fit.
 */
export async function migrate(
  db: Kysely<Tables>,
  tools: Tools,
  upgrade?: UpgradeReport,
): Promise<void> {
  await retried(() => db.transaction().execute((tx) => takeSteps(tx, tools, upgrade)));
}

/** What happens around the steps of a store that has data; not called for a new one. */
export interface UpgradeReport {
  /** Before the first step, while no other instance can take one. */
  begin(steps: number): Promise<void>;
  step(number: number, name: string): void;
  /** So many rows were changed by the present step. */
  rows(count: number): void;
  end(): void;
}

/** Pending migrations of a database, and applied ones that this version does not include. */
export interface Steps {
  missing: string[];
  unknown: string[];
}

/** How the schema of a database stands to that of this program. */
export async function stepsOf(db: Kysely<Tables>): Promise<Steps> {
  const done = await namesOf(db);
  const known = new Set(migrations.map((one) => one.name));
  return {
    missing: [...known].filter((name) => !done.has(name)),
    unknown: [...done].filter((name) => !known.has(name)),
  };
}

async function takeSteps(
  tx: Transaction<Tables>,
  tools: Tools,
  report?: UpgradeReport,
): Promise<void> {
  const { engine } = tools;
  if (engine === 'postgres') {
    // A step may take long, on a large table or while another instance takes it.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  }
  const done = await readDone(tx);
  const known = new Set(migrations.map((one) => one.name));
  const unknown = [...done].find((name) => !known.has(name));
  if (unknown) {
    throw new StoreError(`数据库来自更新的版本（${unknown}），请升级程序后再启动`);
  }
  const words = wordsOf[engine];
  const missing = migrations.filter((one) => !done.has(one.name));
  const upgrade = done.size > 0 && missing.length > 0 ? report : undefined;
  await upgrade?.begin(missing.length);
  for (const [index, migration] of missing.entries()) {
    upgrade?.step(index + 1, migration.name);
    for (const statement of migration.statements(words)) await sql.raw(statement).execute(tx);
    await migration.run?.(tx, { ...tools, onRows: (count) => upgrade?.rows(count) });
    await sql`insert into migration (name) values (${migration.name})`.execute(tx);
  }
  await fitKeys(tx, tools.keys);
  upgrade?.end();
}

/** The names of the steps that this database has taken. */
async function readDone(tx: Transaction<Tables>): Promise<Set<string>> {
  await sql`create table if not exists migration (name text primary key)`.execute(tx);
  return namesOf(tx);
}

async function namesOf(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}
