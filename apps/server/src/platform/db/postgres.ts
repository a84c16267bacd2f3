import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
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
export const mostConnections = 12;

/** A pool of connections to PostgreSQL. Throws a `StoreError` when there is no getting in. */
export async function openPostgres(url: string): Promise<Kysely<Tables>> {
  const pool = new Pool({
    ...timeouts,
    connectionString: url,
    types,
    max: mostConnections,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
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
    throw new StoreError(`DATABASE_URL 无法连接（${placeOf(url)}）：${reasonOf(error)}`);
  }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      // Statements here take milliseconds: to compile one, or to start processes for it, takes longer.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(
          CompiledQuery.raw('set jit = off; set max_parallel_workers_per_gather = 0'),
        );
      },
    }),
  });
}

/** Where a URL points, without its password. */
function placeOf(url: string): string {
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
