import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { storeFile } from '../src/platform/db/sqlite.ts';
import { startPostgres } from '../test/postgresCluster.ts';

/** A filled store: what the server reads from its environment. */
interface BenchStore {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * As an installed PostgreSQL is: what was committed is on the disk, and a quarter of a small machine's
 * memory holds pages.
 */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '512MB',
};

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Whether a store was filled by an earlier run. */
async function isFilled({ DATA_DIR = '', DATABASE_URL }: BenchStore['environment']) {
  if (!DATABASE_URL) return existsSync(storeFile(DATA_DIR));
  const found = await query(DATABASE_URL, `select 1 where to_regclass('orders') is not null`);
  return found.length > 0;
}

async function fill(environment: BenchStore['environment'], wanted: Record<string, number>) {
  if (await isFilled(environment)) return;
  const seed = resolve(import.meta.dirname, '../commands/seed.mjs');
  const words = Object.entries(wanted).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const { status } = spawnSync(process.execPath, [seed, ...words], {
    env: { ...process.env, DEMO: 'on', ...environment },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the store could not be filled');
  // What autovacuum does a minute after so many new rows.
  if (environment['DATABASE_URL']) await query(environment['DATABASE_URL'], 'vacuum analyze');
}

/**
 * Opens a store with so many records: the embedded one, or with BENCH_ENGINE=postgres a throw-away
 * PostgreSQL. What BENCH_STORE (a folder) or DATABASE_URL names is kept for further runs.
 */
export async function openBenchStore(wanted: Record<string, number>): Promise<BenchStore> {
  const kept = process.env['BENCH_STORE'];
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'anzhu-bench-')));
  const isPostgres = process.env['BENCH_ENGINE'] === 'postgres';
  const given = isPostgres ? process.env['DATABASE_URL'] : undefined;
  const cluster =
    isPostgres && !given ? await startPostgres({ parent: '/tmp', settings }) : undefined;
  if (cluster === null) throw new Error('there is no PostgreSQL');
  const url = given ?? cluster?.url;
  const environment = { DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
  const close = async () => {
    await cluster?.stop();
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await fill(environment, wanted);
  } catch (error) {
    await close();
    throw error;
  }
  return { environment, close };
}
