import { Kysely, type Logger, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { storeFault, StoreError } from './errors.ts';
import { makePool } from './postgres.ts';
import type { StandbyUse } from './store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds from one look at the standby to the next. */
const pause = 2_000;

/** Milliseconds to connect to it, and for an answer where its log is. */
const timeout = 1_500;

/** A standby that is more seconds behind is not read. */
const mostLag = 10;

/** The data that a server has, of which database: equal at a primary and its standbys. */
const identity = `(select system_identifier from pg_control_system()) || '/' || current_database() as identity`;

interface Position {
  identity: string;
  /** Bytes of the log since its begin: written by the primary, replayed by a standby; null on a server that is none. */
  position: number | null;
}

const written = `select ${identity}, (pg_current_wal_lsn() - '0/0')::bigint as position`;

const replayed = `select ${identity},
  case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position,
  extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age`;

export interface StandbyOptions {
  primary: Pool;
  /** Where the standby is, or a proxy that keeps a connection at one. */
  url: string;
  /** Takes why the standby is not read any more, once for each time. */
  onAway(error: unknown): void;
  onStatement?: Logger | undefined;
}

/** A second pool, for the calls whose declaration says that they may lag. */
export interface Standby {
  readonly url: string;
  readonly db: Kysely<Tables>;
  /** How it was at the last look. */
  readonly use: StandbyUse;
  close(): Promise<void>;
}

/**
 * Opens a pool at a standby and looks every two seconds whether it is one of the primary, and how far behind. While it is
 * away or more than ten seconds behind, the primary serves its calls.
 */
export async function openStandby({
  primary,
  url,
  onAway,
  onStatement,
}: StandbyOptions): Promise<Standby> {
  const pool = makePool(url, { connectionTimeoutMillis: timeout });
  const looks = makePool(url, { connectionTimeoutMillis: timeout, query_timeout: timeout, max: 1 });
  let use: StandbyUse = { inUse: false, lag: null };
  let reported: string | null = null;

  function leave(error: unknown): void {
    use = { inUse: false, lag: null };
    const reason = String(error);
    if (reported !== reason) onAway(error);
    reported = reason;
  }

  async function look(): Promise<void> {
    try {
      const there = (await primary.query<Position>(written)).rows[0];
      const here = (await looks.query<Position & { age: number | null }>(replayed)).rows[0];
      if (!there || !here || here.position === null || here.identity !== there.identity) {
        throw new StoreError(
          'DATABASE_READ_URL 不是 DATABASE_URL 的备库，读取由主库承担 (not a standby of it)',
        );
      }
      const lag = here.position >= (there.position ?? 0) ? 0 : (here.age ?? 0);
      use = { inUse: lag <= mostLag, lag };
      reported = null;
    } catch (error) {
      leave(error);
    }
  }

  await look();
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, pause).unref();

  return {
    url,
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log(event) {
        if (event.level === 'error' && storeFault(event.error) === 'away') leave(event.error);
        onStatement?.(event);
      },
    }),
    get use() {
      return use;
    },
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([pool.end(), looks.end()]);
    },
  };
}
