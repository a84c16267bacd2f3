import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, Pool, types as pgTypes } from 'pg';
import { StoreError } from './errors.ts';
import type { Tables } from './tables.ts';

const { int8, numeric } = { int8: 20, numeric: 1700 };

/** Ids, fen and counts are whole numbers within 2^53: numbers, as SQLite gives them. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 || id === numeric ? Number : pgTypes.getTypeParser(id, format),
};

/** Time-outs of statements and locks, in milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Connections of the pool at most. */
const mostConnections = 12;

/** What a connection needs before its first use. One for which it fails is closed. */
async function prepare(client: ClientBase): Promise<void> {
  // A connection that breaks in use fails its statement; unheard, the error would also end the process.
  client.on('error', () => undefined);
  // Statements here take milliseconds: to compile one, or to start processes for it, takes longer. Pages of indexes
  // are in memory: at the usual cost of reading one a list is sorted that an index has in order.
  await client.query(
    'set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1',
  );
}

/**
 * A pool of connections to PostgreSQL. A connection that breaks is replaced by a new one at the next
 * statement. Throws a `StoreError` when there is no getting in.
 */
export async function openPostgres(url: string): Promise<Kysely<Tables>> {
  const pool = new Pool({
    ...timeouts,
    connectionString: url,
    types,
    max: mostConnections,
    keepAlive: true,
    onConnect: prepare,
  });
  // The same for an idle connection.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version,
        current_setting('server_encoding') as encoding`,
    );
    if (rows[0]?.encoding !== 'UTF8') throw new StoreError('数据库的编码应为 UTF8');
    if (rows[0].version < 130_000) throw new StoreError('需要 PostgreSQL 13 或更新的版本');
  } catch (error) {
    await pool.end();
    if (error instanceof StoreError) throw error;
    const message = `DATABASE_URL 无法连接（${addressOf(url)}）`;
    throw new StoreError(`${message}：${reasonOf(error)}`, { cause: error });
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

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
