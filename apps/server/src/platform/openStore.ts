import { setTimeout } from 'node:timers/promises';
import { Kysely, type Logger, PostgresDialect, sql } from 'kysely';
import type { Clock } from './clock.ts';
import { version } from './config.ts';
import { storeFault } from './db/errors.ts';
import { type Engine, makeStore } from './db/makeStore.ts';
import { migrate, type UpgradeReport } from './db/migrate.ts';
import { DataKeys, keyFileOf } from './db/personalData/dataKey.ts';
import { removeRemains } from './db/personalData/encryptRows.ts';
import { openPool } from './db/postgres.ts';
import { openSqlite, sqliteError, storeFile } from './db/sqlite.ts';
import { openStandby } from './db/standby.ts';
import type { Store } from './db/store.ts';
import type { Tables } from './db/tables.ts';
import { checkPayload, packEvents, roomChannel, type LiveEvent } from './roomEvents.ts';

export interface StoreOptions {
  /** Where the embedded store keeps its file. */
  dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  databaseUrl: string | null;
  /** `DATA_KEY_FILE`; left out or null for `anzhu.key` in the data folder. */
  dataKeyFile?: string | null;
  /** Seconds for which a change waits for a PostgreSQL that is away. @default 0 */
  databasePatience?: number;
  clock: Clock;
  /** Takes the events of durable changes to the boards (embedded store only: PostgreSQL notifies). */
  deliver(events: readonly LiveEvent[]): void;
  /** Follows an upgrade of a store that has data. */
  upgrade?: UpgradeReport;
  /** Checks who may still see rooms (embedded store only). */
  checkBoards?(): void;
  /** Takes every statement that has ended. */
  onStatement?: Logger | undefined;
  /** A standby of it that serves the calls which may lag. */
  databaseReadUrl?: string | null;
  /** Takes why the standby is not read any more. */
  onStandbyAway?(error: unknown): void;
}

/**
 * Opens the database and brings its schema up to date. Throws a `StoreError` of one line when it
 * cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const keys = new DataKeys(keyFileOf(options));
  const engine = await openEngine(options);
  try {
    await migrate(engine.writer, {
      engine: engine.name,
      keys,
      version,
      upgrade: options.upgrade,
    });
    if (engine.name === 'sqlite') await removeRemains(engine.writer);
  } catch (error) {
    await engine.close();
    const isSqlites = error instanceof Error && 'errcode' in error;
    throw isSqlites ? sqliteError(error, storeFile(options.dataDir)) : error;
  }
  return makeStore(engine, keys, options.clock);
}

/** Milliseconds in which connections to PostgreSQL end. */
const closeTimeout = 5_000;

async function openEngine({
  dataDir,
  databaseUrl,
  databasePatience = 0,
  databaseReadUrl = null,
  deliver,
  checkBoards,
  onStatement,
  onStandbyAway,
}: StoreOptions): Promise<Engine> {
  if (databaseUrl === null) {
    return {
      name: 'sqlite',
      patience: 0,
      ...openSqlite(dataDir, onStatement),
      notifyInTransaction: () => Promise.resolve(),
      afterCommit: ({ events, checksBoards }) => {
        if (checksBoards) checkBoards?.();
        if (events.length > 0) deliver(events);
      },
    };
  }
  const pool = await openPool(databaseUrl);
  let lostSince: number | null = null;
  const lose = (): void => void (lostSince ??= performance.now());
  pool.on('error', lose);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log(event) {
      if (event.level === 'query') lostSince = null;
      else if (storeFault(event.error) === 'away') lose();
      onStatement?.(event);
    },
  });
  const standby =
    databaseReadUrl === null
      ? null
      : await openStandby({
          primary: pool,
          url: databaseReadUrl,
          onAway: (error) => onStandbyAway?.(error),
          onStatement,
        });
  return {
    name: 'postgres',
    url: databaseUrl,
    patience: databasePatience * 1000,
    reader: db,
    writer: db,
    reports: db,
    notifyInTransaction: async (tx, { events, checksBoards }) => {
      for (const payload of [...(checksBoards ? [checkPayload] : []), ...packEvents(events)]) {
        await sql`select pg_notify(${roomChannel}, ${payload})`.execute(tx);
      }
    },
    afterCommit: () => undefined,
    lostSince: () => lostSince,
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    standby,
    // A stop does not wait for a server that does not respond.
    close: () =>
      Promise.race([
        Promise.all([standby?.close(), db.destroy()]).then(() => undefined),
        setTimeout(closeTimeout, undefined, { ref: false }),
      ]),
  };
}
