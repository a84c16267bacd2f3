import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import { type Engine, makeStore } from './db/makeStore.ts';
import { migrate, type UpgradeReport } from './db/migrate.ts';
import { DataKeys, keyFileOf } from './db/personalData/dataKey.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite, sqliteError, storeFile } from './db/sqlite.ts';
import type { Store } from './db/store.ts';
import { checkPayload, packEvents, roomChannel, type RoomEvent } from './roomEvents.ts';

export interface StoreOptions {
  /** Where the embedded store keeps its file. */
  dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  databaseUrl: string | null;
  /** `DATA_KEY_FILE`; left out or null for `anzhu.key` in the data folder. */
  dataKeyFile?: string | null;
  clock: Clock;
  /** Takes the events of durable changes to the boards (embedded store only: PostgreSQL notifies). */
  deliver(events: readonly RoomEvent[]): void;
  /** Follows an upgrade of a store that has data. */
  upgrade?: UpgradeReport;
  /** Checks who may still see rooms (embedded store only). */
  checkBoards?(): void;
}

/**
 * Opens the database and brings its schema up to date. Throws a `StoreError` of one line when it
 * cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const keys = new DataKeys(keyFileOf(options));
  const engine = await openEngine(options);
  try {
    await migrate(engine.writer, { engine: engine.name, keys, upgrade: options.upgrade });
  } catch (error) {
    await engine.close();
    const isSqlites = error instanceof Error && 'errcode' in error;
    throw isSqlites ? sqliteError(error, storeFile(options.dataDir)) : error;
  }
  return makeStore(engine, keys, options.clock);
}

async function openEngine({
  dataDir,
  databaseUrl,
  deliver,
  checkBoards,
}: StoreOptions): Promise<Engine> {
  if (databaseUrl === null) {
    return {
      name: 'sqlite',
      ...openSqlite(dataDir),
      notifyInTransaction: () => Promise.resolve(),
      afterCommit: ({ events, checksBoards }) => {
        if (checksBoards) checkBoards?.();
        if (events.length > 0) deliver(events);
      },
    };
  }
  const pool = await openPostgres(databaseUrl);
  return {
    name: 'postgres',
    reader: pool,
    writer: pool,
    reports: pool,
    notifyInTransaction: async (tx, { events, checksBoards }) => {
      for (const payload of [...(checksBoards ? [checkPayload] : []), ...packEvents(events)]) {
        await sql`select pg_notify(${roomChannel}, ${payload})`.execute(tx);
      }
    },
    afterCommit: () => undefined,
    close: () => pool.destroy(),
  };
}
