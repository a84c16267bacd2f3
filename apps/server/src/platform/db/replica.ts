import { setTimeout } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type Logger,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StoreError, storeFault } from './errors.ts';
import { makePool } from './postgres.ts';
import type { StandbyUse } from './store.ts';
import type { Tables } from './tables.ts';

/** For so many milliseconds a read waits for a standby that is behind; then the primary serves it. */
const patience = 50;
const askAgain = 3;

/** Milliseconds for which what was found out about a connection holds. */
const foundHolds = 1_000;

/** Milliseconds to connect to the standby, and for an answer where a server's log is. */
const timeout = 1_500;

/** Longer than `statement_timeout`: a standby that does not respond any more. */
const queryTimeout = 16_000;

/** Milliseconds until a standby that was behind, or away, is tried again: different in each instance. */
const pauseBehind = (): number => 200 + Math.random() * 200;
const pauseAway = (): number => 1_000 + Math.random() * 1_000;

/** What a read needs of the primary at least: bytes of its log that are on its disk. */
type Position = number;

const positionOf = (text: string): string => `(${text} - '0/0'::pg_lsn)::bigint`;

/** The data that a server has, of which database: equal at a primary and its standbys. */
const identity = `(select system_identifier from pg_control_system()) || '/' || current_database()`;

interface Standing {
  /** Null on a server that is no standby. */
  replayed: Position | null;
  identity: string;
  /** Seconds since the change that it has replayed last; null when there was none. */
  age: number | null;
}

const standing = `select case when pg_is_in_recovery() then ${positionOf('pg_last_wal_replay_lsn()')} end as replayed,
  ${identity} as identity, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age`;

/** Runs work one at a time: who comes while it runs shares the next run, which begins after they came. */
function together<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  return () =>
    (next ??= running.then(() => {
      next = null;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    }));
}

/** Throws when an answer does not come in time. */
async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const isLate = setTimeout(timeout, null, late).then(() => {
    throw new Error('timeout exceeded when asking where the log is');
  });
  return Promise.race([answer, isLate]).finally(() => {
    isLate.catch(() => undefined);
    late.abort();
  });
}

/** A statement that takes too long does so everywhere; one that replaying has cancelled does not. */
const isSlow = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '57014' &&
  !error.message.includes('recovery');

/** Errors of a statement come with a code; those of a connection without one, or as what they are. */
const isBroken = (error: unknown): boolean =>
  !(error instanceof Error && 'severity' in error) || storeFault(error) === 'away';

const notItsStandby = (): StoreError =>
  new StoreError(
    'DATABASE_READ_URL 不是 DATABASE_URL 的备库，读取由主库承担 (not a standby of it)',
  );

const readsOnly = () => Promise.reject(new Error('this connection only reads'));

/** Hands every statement of a Kysely to a function. */
const readingDialect = (executeQuery: DatabaseConnection['executeQuery']): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createDriver: () => ({
    init: () => Promise.resolve(),
    acquireConnection: () =>
      Promise.resolve({
        executeQuery,
        streamQuery() {
          throw new Error('rows are read in batches');
        },
      }),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: readsOnly,
    commitTransaction: readsOnly,
    rollbackTransaction: readsOnly,
    destroy: () => Promise.resolve(),
  }),
});

export interface ReplicaOptions {
  primary: Pool;
  /** Where the standby is, or a proxy that keeps a connection at one. */
  url: string;
  onError(error: unknown): void;
}

/** Reads at a standby what is not older there than the read itself, and everything else at the primary. */
export interface Replica {
  /** A database for one call, which changes nothing: it has all that was stored before its first statement. */
  forCall(log?: Logger): Kysely<Tables>;
  use(): Promise<StandbyUse>;
  close(): Promise<void>;
}

/** A standby for reading. Nothing waits for it here: while it is away the primary serves. */
export function openReplica({ primary, url, onError }: ReplicaOptions): Replica {
  const closing = new AbortController();
  const { signal } = closing;
  const pool = makePool(url, { connectionTimeoutMillis: timeout, query_timeout: queryTimeout });
  const found = new WeakMap<PoolClient, { replayed: Position; at: number }>();
  let primaryIdentity: string | null = null;
  let isInUse = true;

  async function readPosition(): Promise<Position> {
    const { rows } = await primary.query<{ stored: Position; identity: string }>(
      `select ${positionOf('pg_current_wal_flush_lsn()')} as stored, ${identity} as identity`,
    );
    const [row = { stored: Infinity, identity: '' }] = rows;
    primaryIdentity = row.identity;
    return row.stored;
  }

  /** Everything that was answered as stored is at this position, or before it. */
  const storedPosition = together(() => inTime(readPosition()));

  async function ask(client: PoolClient): Promise<Standing & { replayed: Position }> {
    const { rows } = await inTime(client.query<Standing>(standing));
    const { replayed = null, ...more } = rows[0] ?? { identity: '', age: null };
    if (more.identity !== primaryIdentity || replayed === null) throw notItsStandby();
    found.set(client, { replayed, at: performance.now() });
    return { ...more, replayed };
  }

  /** Whether a connection has everything up to a position; waits a moment for it. */
  async function reaches(client: PoolClient, position: Position): Promise<boolean> {
    const known = found.get(client);
    const begin = performance.now();
    if (known && known.replayed >= position && begin - known.at < foundHolds) return true;
    for (;;) {
      const { replayed } = await ask(client);
      // It has what the primary never had: it followed another one.
      if (replayed > position && replayed > (await storedPosition())) throw notItsStandby();
      if (replayed >= position) return true;
      if (performance.now() - begin > patience) return false;
      await setTimeout(askAgain);
    }
  }

  /** Works with a connection to the standby; one that has broken is not used again. */
  async function connected<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let isUsable = true;
    try {
      return await work(client);
    } catch (error) {
      isUsable = !isBroken(error);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }

  /** Leaves the standby alone until it is as far as the primary. */
  async function rest(pause: () => number): Promise<void> {
    if (!isInUse) return;
    isInUse = false;
    for (let wait = pause; !isInUse && !signal.aborted;) {
      await setTimeout(wait(), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      wait = pauseBehind;
      try {
        const position = await storedPosition();
        isInUse = await connected((client) => reaches(client, position));
      } catch {
        wait = pauseAway;
      }
    }
  }

  type Rows = Pick<QueryResult<unknown>, 'rows'>;

  /** Reads at the standby; null when the primary has to. */
  async function readHere(
    { sql, parameters }: CompiledQuery,
    position: Position,
  ): Promise<Rows | null> {
    try {
      return await connected(async (client) => {
        if (await reaches(client, position)) return client.query(sql, [...parameters]);
        void rest(pauseBehind);
        return null;
      });
    } catch (error) {
      if (isSlow(error)) throw error;
      if (isBroken(error)) {
        if (isInUse) onError(error);
        void rest(pauseAway);
      }
      return null;
    }
  }

  return {
    forCall(log) {
      let position: Promise<Position | null> | undefined;
      async function executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        const needed = isInUse ? await (position ??= storedPosition().catch(() => null)) : null;
        const read = needed === null ? null : await readHere(query, needed);
        const { rows } = read ?? (await primary.query(query.sql, [...query.parameters]));
        return { rows: rows as Row[] };
      }
      return new Kysely<Tables>({ dialect: readingDialect(executeQuery), log: log ?? [] });
    },
    async use() {
      const position = await storedPosition();
      const lag = await connected(ask).then(
        ({ replayed, age }) => (replayed >= position ? 0 : age),
        () => null,
      );
      return { inUse: isInUse, lag };
    },
    async close() {
      closing.abort();
      await pool.end();
    },
  };
}
