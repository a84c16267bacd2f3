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

/** As an installed PostgreSQL is: what was committed is on the disk, and a quarter of a small machine's memory holds pages. */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '512MB',
};

/** What autovacuum does a minute after so many new rows. */
async function vacuum(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}

/**
 * Opens a store with so many records: the embedded one, or with BENCH_ENGINE=postgres a throw-away
 * PostgreSQL. What BENCH_STORE (a folder) names is kept for further runs; DATABASE_URL names one that is filled.
 */
export async function openBenchStore(wanted: Record<string, number>): Promise<BenchStore> {
  const { BENCH_STORE: kept, BENCH_ENGINE: engine, DATABASE_URL: given } = process.env;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'anzhu-bench-')));
  const cluster =
    engine === 'postgres' && !given ? await startPostgres({ parent: '/tmp', settings }) : undefined;
  if (cluster === null) throw new Error('there is no PostgreSQL');
  const url = given ?? cluster?.url;
  const environment = { DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
  const close = async () => {
    await cluster?.stop();
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  if (given !== undefined || existsSync(storeFile(dataDir))) return { environment, close };
  const seed = resolve(import.meta.dirname, '../commands/seed.ts');
  const words = Object.entries(wanted).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const { status } = spawnSync(process.execPath, [seed, ...words], {
    env: { ...process.env, DEMO: 'on', ...environment },
    stdio: 'inherit',
  });
  if (status === 0 && url !== undefined) await vacuum(url);
  if (status === 0) return { environment, close };
  await close();
  throw new Error('the store could not be filled');
}
