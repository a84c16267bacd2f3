import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from './caller.ts';
import { type Clock, localTime } from './clock.ts';
import type { LocalTime } from './db/column.ts';
import { retried, storeFault } from './db/errors.ts';
import { migrate, type UpgradeReport } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite, sqliteError, storeFile } from './db/sqlite.ts';
import type { LogEntry, Store, Tx } from './db/store.ts';
import type { Tables } from './db/tables.ts';
import { readNames } from './names/readNames.ts';
import { DataKeys, keyFileOf } from './db/personalData/dataKey.ts';
import { PersonalDataPlugin } from './db/personalData/plugin.ts';
import { writingVersion } from './db/personalData/storeKeys.ts';
import { checkPayload, packEvents, roomChannel, type RoomEvent } from './roomEvents.ts';

export interface StoreOptions {
  /** Where the embedded store keeps its file. */
  dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  databaseUrl: string | null;
  /** `DATA_KEY_FILE`; left out or null for `anzhu.key` in the data folder. */
  dataKeyFile?: string | null;
  clock: Clock;
  /** Milliseconds from which on the embedded store reads a statement in a thread; it has a default. */
  longRead?: number;
  /** Takes the events of durable changes to the boards (embedded store only: PostgreSQL notifies). */
  deliver(events: readonly RoomEvent[]): void;
  /** Follows an upgrade of a store that has data. */
  upgrade?: UpgradeReport;
  /** Checks who may still see rooms (embedded store only). */
  checkBoards?(): void;
}

/** What a change means to the boards. */
interface News {
  events: readonly RoomEvent[];
  checksBoards: boolean;
}

/** What the two engines do differently. */
interface Parts {
  engine: Store['engine'];
  reader: Kysely<Tables>;
  writer: Kysely<Tables>;
  /** Settles when all that was committed before is on the disk. */
  sync(): Promise<void>;
  /** Inside the transaction, before it ends. */
  announce(tx: Transaction<Tables>, news: News): Promise<void>;
  /** After the change is durable. */
  afterwards(news: News): void;
  close(): Promise<void> | void;
}

/**
 * Opens the database and brings its schema up to date. Throws a `StoreError` of one line when it
 * cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const keys = new DataKeys(keyFileOf(options));
  const parts = await open(options);
  try {
    await migrate(parts.writer, { engine: parts.engine, keys, upgrade: options.upgrade });
    await parts.sync();
  } catch (error) {
    await parts.close();
    throw isSqlites(error) ? sqliteError(error, storeFile(options.dataDir)) : error;
  }
  return makeStore(parts, keys, options.clock);
}

async function open({
  dataDir,
  databaseUrl,
  deliver,
  checkBoards,
  longRead,
}: StoreOptions): Promise<Parts> {
  if (databaseUrl === null) {
    return {
      engine: 'sqlite',
      ...openSqlite(dataDir, longRead),
      announce: () => Promise.resolve(),
      afterwards: ({ events, checksBoards }) => {
        if (checksBoards) checkBoards?.();
        if (events.length > 0) deliver(events);
      },
    };
  }
  const pool = await openPostgres(databaseUrl);
  return {
    engine: 'postgres',
    reader: pool,
    writer: pool,
    // A commit returns when it is on the disk.
    sync: () => Promise.resolve(),
    announce: async (tx, { events, checksBoards }) => {
      for (const payload of [...(checksBoards ? [checkPayload] : []), ...packEvents(events)]) {
        await sql`select pg_notify(${roomChannel}, ${payload})`.execute(tx);
      }
    },
    afterwards: () => undefined,
    close: () => pool.destroy(),
  };
}

function makeStore(parts: Parts, keys: DataKeys, clock: Clock): Store {
  const { engine, reader, writer } = parts;
  let isFull = false;
  const write: Store['write'] = async (work) => {
    try {
      const result = await transact(work);
      isFull = false;
      return result;
    } catch (error) {
      if (storeFault(error) === 'full') isFull = true;
      throw error;
    }
  };
  const transact: Store['write'] = async (work) => {
    const result = await retried(() =>
      writer.transaction().execute(async (tx) => {
        const key = keys.get(await writingVersion(tx, engine));
        const done = await work(tx.withPlugin(new PersonalDataPlugin(keys, key)));
        await readNames(tx);
        return done;
      }),
    );
    await parts.sync();
    return result;
  };
  return {
    engine,
    db: reader.withPlugin(new PersonalDataPlugin(keys, null)),
    write,
    isFull: () => isFull,
    async change(actor, work) {
      const { data, news } = await write(async (tx) => {
        const change = await work(tx);
        const { log, events = [], checksBoards = false } = change;
        if (log !== null) {
          await writeLogs(tx, actor, 'type' in log ? [log] : log, localTime(clock.now()));
        }
        const meant = { events, checksBoards };
        await parts.announce(tx, meant);
        return { data: change.data, news: meant };
      });
      parts.afterwards(news);
      return data;
    },
    close: async () => parts.close(),
  };
}

const isSqlites = (error: unknown): boolean => error instanceof Error && 'errcode' in error;

/** Writes the entries of a change into its transaction: who, when, from where, what. */
async function writeLogs(
  tx: Tx,
  { session, channel, name = '系统', origin }: Actor,
  entries: readonly LogEntry[],
  time: LocalTime,
): Promise<void> {
  const rows = entries.map((entry) => ({
    type: entry.type,
    sketch: entry.sketch,
    target_kind: entry.target.kind,
    target_id: entry.target.id,
    hotel_id: entry.hotelId,
    user_id: session?.userId ?? null,
    create_by: session?.username ?? (channel ? `渠道「${channel.name}」` : name),
    address: origin.address,
    request_id: origin.requestId,
    created_time: time,
    before_values: entry.before ? JSON.stringify(entry.before) : null,
    after_values: entry.after ? JSON.stringify(entry.after) : null,
  }));
  await tx.insertInto('log').values(rows).execute();
}
