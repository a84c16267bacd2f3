import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientBase, Pool, type PoolConfig, types as pgTypes } from 'pg';
import { StoreError } from './errors.ts';
import type { Tables } from './tables.ts';

const { int8, numeric } = { int8: 20, numeric: 1700 };

/** Ids, fen and counts are whole numbers within 2^53: numbers, as SQLite gives them. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 || id === numeric ? Number : pgTypes.getTypeParser(id, format),
};

/**
 * Settings of the program's role in its database: a pooler takes no start-up parameters, and hands a connection to
 * others between transactions. Statements here take milliseconds: to compile one, or to start processes for it, takes
 * longer. Pages of indexes are in memory: at the usual cost of reading one a list is sorted that an index has in order.
 */
const settings = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
} as const;

/** Any number, so long as every instance takes the same: who holds it changes the settings. */
const settingsLock = 5_201_318;

/** A connection is made within so many milliseconds. */
const connectionTimeoutMillis = 10_000;

/** Connections of the pool at most. */
const mostConnections = 12;

/**
 * Gives the role of a connection its settings, where they are not so yet. Another instance may do the same now.
 * @returns whether connections made before have others
 */
async function settle(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ config: string[] | null }>(`select setconfig as config
    from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
      join pg_database on pg_database.oid = setdatabase
    where rolname = current_user and datname = current_database()`);
  const given = new Set(rows[0]?.config);
  const missing = Object.entries(settings).filter(
    ([name, value]) => !given.has(`${name}=${value}`),
  );
  if (missing.length === 0) return false;
  const alter = missing.map(
    ([name, value]) =>
      `execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}');`,
  );
  await pool.query(
    `do $$ begin perform pg_advisory_xact_lock(${settingsLock}); ${alter.join(' ')} end $$`,
  );
  return true;
}

/** Milliseconds without a byte: a statement has ended by its limit of 15 s, is one without a limit, or is lost. */
const silence = 20_000;

/** Milliseconds to find out which. */
const lookTimeout = 5_000;

/** Whether the server runs a statement of this role that is as old as a silence, which other statements are not. */
const runsLong = `select exists (select from pg_stat_activity
  where usename = current_user and datname = current_database() and pid <> pg_backend_pid()
    and state = 'active' and clock_timestamp() - query_start > $1::float8 * interval '1 millisecond') as "runsLong"`;

/**
 * Ends a connection whose server has gone without a word: frozen, or cut off, and replaced. What waits for it would wait
 * for a quarter of an hour, or for ever, while new connections lead to a server that responds.
 */
function endWhenLost(client: ClientBase, url: string, milliseconds: number): void {
  const stream = (client as Client).connection.stream as Socket;
  async function look(): Promise<void> {
    const passed = stream.bytesRead + stream.bytesWritten;
    const time = { connectionTimeoutMillis: lookTimeout, query_timeout: lookTimeout };
    const other = new Client({ connectionString: url, ...time });
    other.on('error', () => undefined);
    try {
      await other.connect();
      const { rows } = await other.query<{ runsLong: boolean }>(runsLong, [milliseconds / 2]);
      const isSilent = passed === stream.bytesRead + stream.bytesWritten;
      if (isSilent && rows[0]?.runsLong === false) stream.destroy();
    } catch {
      // No server responds: to wait is right.
    }
    stream.setTimeout(milliseconds);
    await other.end().catch(() => undefined);
  }
  stream.on('timeout', () => void look());
  stream.setTimeout(milliseconds);
}

/** A pool of connections that outlives each of them. */
export function makePool(url: string, more: PoolConfig = {}, lostAfter = silence): Pool {
  const pool = new Pool({
    connectionTimeoutMillis,
    connectionString: url,
    types,
    max: mostConnections,
    keepAlive: true,
    ...more,
    // A connection that breaks in use fails its statement; unheard, the error would also end the process.
    onConnect(client) {
      client.on('error', () => undefined);
      endWhenLost(client, url, lostAfter);
    },
  });
  // The same for an idle one.
  return pool.on('error', () => undefined);
}

/** The database through a pool. */
export async function openPostgres(url: string): Promise<Kysely<Tables>> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await openPool(url) }) });
}

/**
 * A pool of connections to PostgreSQL. A connection that breaks is replaced by a new one at the next
 * statement. Throws a `StoreError` when there is no getting in.
 */
export async function openPool(url: string): Promise<Pool> {
  let pool = makePool(url);
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version,
        current_setting('server_encoding') as encoding`,
    );
    if (rows[0]?.encoding !== 'UTF8') throw new StoreError('数据库的编码应为 UTF8');
    if (rows[0].version < 130_000) throw new StoreError('需要 PostgreSQL 13 或更新的版本');
    if (await settle(pool)) {
      await pool.end();
      pool = makePool(url);
    }
  } catch (error) {
    await pool.end();
    throw error instanceof StoreError ? error : noWayIn('DATABASE_URL', url, error);
  }
  return pool;
}

/** Why there is no getting in at the address of a variable. */
export const noWayIn = (name: string, url: string, error: unknown): StoreError =>
  new StoreError(`${name} 无法连接（${addressOf(url)}）：${reasonOf(error)}`, { cause: error });

/** Where a URL points, without its password. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return '不是有效的地址';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
