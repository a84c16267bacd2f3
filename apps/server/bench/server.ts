import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, startPostgres } from '../test/postgresCluster.ts';
import type { Wanted } from './fill.ts';

const fileOf = (path: string): string => resolve(import.meta.dirname, '..', path);

/** As an installed PostgreSQL is: what was committed is on the disk, and a quarter of a small machine's memory holds pages. */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  shared_preload_libraries: 'pg_stat_statements',
};

/**
 * Makes a store with so many records, the embedded one or with BENCH_ENGINE=postgres a throw-away PostgreSQL; or takes
 * the one that `npm run seed` has filled at DATA_DIR and DATABASE_URL.
 */
export async function openStore(
  wanted: Wanted,
): Promise<{ databaseUrl: string | undefined; close(): Promise<void> }> {
  const { DATA_DIR: given, DATABASE_URL: url, BENCH_ENGINE: engine } = process.env;
  if (given) return { databaseUrl: url, close: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'anzhu-bench-'));
  const isPostgres = engine === 'postgres';
  const cluster = isPostgres ? await startPostgres({ parent: '/tmp', settings }) : undefined;
  if (cluster === null) throw new Error('there is no PostgreSQL');
  Object.assign(process.env, { DATA_DIR: dataDir, DEMO: 'on' });
  if (cluster) process.env['DATABASE_URL'] = cluster.url;
  const words = Object.entries(wanted).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const seed = [fileOf('commands/seed.ts'), ...words];
  const { status } = spawnSync(process.execPath, seed, { stdio: 'inherit' });
  // What autovacuum does a minute after so many new rows.
  if (cluster && status === 0) await ask(cluster.url, 'vacuum analyze');
  const close = async () => {
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  if (status === 0) return { databaseUrl: cluster?.url, close };
  await close();
  throw new Error('the store could not be filled');
}

/** The rows of one statement, on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** A server in a process of its own, so that its time and memory are its own. */
export interface Running {
  url: string;
  /** Milliseconds from its start until it was ready. */
  startTime: number;
  /** Resident memory at its peak, in MB of 1,000,000 bytes. */
  peakMemory(): Promise<number>;
}

/** Starts a server on the store of the environment, as `npm start` does, and stops it after some work. */
export async function withServer(
  work: (running: Running) => Promise<void>,
  { hasSchedule = false } = {},
): Promise<void> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', fileOf('src/main.ts')], {
    // Timed jobs would be counted with the calls.
    env: {
      ...process.env,
      SCHEDULE: hasSchedule ? 'on' : 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
      if (child.exitCode !== null) throw new Error('the server ended at its start');
      await setTimeout(5);
    }
    const startTime = performance.now() - started;
    const peakMemory = async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
    };
    await work({ url, startTime, peakMemory });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
