import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from './caller.ts';
import { type Clock, localTime } from './clock.ts';
import type { LocalTime } from './db/column.ts';
import { retried } from './db/errors.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite, sqliteError, storeFile } from './db/sqlite.ts';
import type { LogEntry, Store, Tx } from './db/store.ts';
import type { Tables } from './db/tables.ts';
import { readNames } from './names/readNames.ts';
import { watchNames } from './names/watchNames.ts';
import { packEvents, roomChannel, type RoomEvent } from './roomEvents.ts';

export interface StoreOptions {
  /** Where the embedded store keeps its file. */
  dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  databaseUrl: string | null;
  clock: Clock;
  /** Takes the events of durable changes to the boards (embedded store only: PostgreSQL notifies). */
  deliver(events: readonly RoomEvent[]): void;
}

/** What the two engines do differently. */
interface Parts {
  engine: Store['engine'];
  reader: Kysely<Tables>;
  writer: Kysely<Tables>;
  /** Inside the transaction, before it ends. */
  announce(tx: Transaction<Tables>, events: readonly RoomEvent[]): Promise<void>;
  /** After the change is durable. */
  afterwards(events: readonly RoomEvent[]): void;
  close(): Promise<void> | void;
}

/**
 * Opens the database and brings its schema up to date. Throws a `StoreError` of one line when it
 * cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const parts = await open(options);
  try {
    await migrate(parts.writer, parts.engine);
  } catch (error) {
    await parts.close();
    throw isSqlites(error) ? sqliteError(error, storeFile(options.dataDir)) : error;
  }
  return makeStore(parts, options.clock);
}

async function open({ dataDir, databaseUrl, deliver }: StoreOptions): Promise<Parts> {
  if (databaseUrl === null) {
    return {
      engine: 'sqlite',
      ...openSqlite(dataDir),
      announce: () => Promise.resolve(),
      afterwards: deliver,
    };
  }
  const pool = await openPostgres(databaseUrl);
  return {
    engine: 'postgres',
    reader: pool,
    writer: pool,
    announce: async (tx, events) => {
      for (const payload of packEvents(events)) {
        await sql`select pg_notify(${roomChannel}, ${payload})`.execute(tx);
      }
    },
    afterwards: () => undefined,
    close: () => pool.destroy(),
  };
}

function makeStore(parts: Parts, clock: Clock): Store {
  const { engine, reader, writer } = parts;
  const write: Store['write'] = (work) =>
    retried(() =>
      writer.transaction().execute(async (tx) => {
        const { plugin, hasNames } = watchNames();
        const result = await work(tx.withPlugin(plugin));
        if (hasNames()) await readNames(tx);
        return result;
      }),
    );
  return {
    engine,
    db: reader,
    write,
    async change(actor, work) {
      const { data, events } = await write(async (tx) => {
        const change = await work(tx);
        const entries = 'type' in change.log ? [change.log] : change.log;
        await writeLogs(tx, actor, entries, localTime(clock.now()));
        if (change.events?.length) await parts.announce(tx, change.events);
        return change;
      });
      if (events?.length) parts.afterwards(events);
      return data;
    },
    close: async () => parts.close(),
  };
}

const isSqlites = (error: unknown): boolean => error instanceof Error && 'errcode' in error;

/** Writes the entries of a change into its transaction: who, when, from where, what. */
async function writeLogs(
  tx: Tx,
  { session, channel, origin }: Actor,
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
    create_by: session?.username ?? (channel ? `渠道「${channel.name}」` : '系统'),
    address: origin.address,
    request_id: origin.requestId,
    created_time: time,
    before_values: entry.before ? JSON.stringify(entry.before) : null,
    after_values: entry.after ? JSON.stringify(entry.after) : null,
  }));
  await tx.insertInto('log').values(rows).execute();
}
