import type { LogType } from '@anzhu/api/contract/log';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../caller.ts';
import type { LiveEvent } from '../roomEvents.ts';
import type { Tables } from './tables.ts';

/** A connection for reading, or a transaction. */
export type Db = Kysely<Tables>;

/** A transaction. */
export type Tx = Transaction<Tables>;

/** Fields by their Chinese labels: what a reader of the log sees. Secrets never are in it. */
export type Labelled = Record<string, string | number | boolean | null>;

/** One log entry, written in the transaction of the change that it describes. */
export interface LogEntry {
  type: LogType;
  /** What was done, in a short Chinese sentence. */
  sketch: string;
  /** The record concerned: its kind, its id (0 where there are many), and its name where it has one. */
  target: { kind: TargetKind; id: number; name?: string };
  hotelId: number | null;
  before?: Labelled;
  after?: Labelled;
}

/** Result of a change: the data to return, its log entry, and the room events to deliver. */
export interface Change<Data> {
  data: Data;
  /** At least one entry: no change without its log. Null where nothing has changed. */
  log: LogEntry | readonly [LogEntry, ...LogEntry[]] | null;
  events?: readonly LiveEvent[];
  /** True when a user may have lost the right to see rooms: the boards are checked before further events are sent. */
  checksBoards?: boolean;
}

/** The connections of a pool: how many serve a statement, are free, and how many statements wait for one. */
export interface PoolUse {
  inUse: number;
  idle: number;
  waiting: number;
}

/** How a standby serves the calls that may lag. */
export interface StandbyUse {
  /** False while it is far behind or away, and the primary serves them. */
  inUse: boolean;
  /** Seconds by which it is behind; null while it is away. */
  lag: number | null;
}

/** The database, whichever engine it is. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading. */
  readonly db: Db;
  /** For long reads (lists, key figures, availability): the embedded store runs them in a thread of their own. */
  readonly reports: Db;
  /**
   * One transaction: the change, its log entries and its live events stand or fall together.
   * Events reach the boards after the change is durable. `work` may run again when two changes
   * got in each other's way: it does nothing but query, and what it throws rolls back.
   */
  change<Data>(actor: Actor, work: (tx: Tx) => Promise<Change<Data>>): Promise<Data>;
  /** True when a call was sent again, and the change that it comes to next was made the first time. */
  isMadeBefore(actor: Actor): Promise<boolean>;
  /** One transaction for what is no change of anyone's data: sessions, login attempts, seeding. */
  write<Data>(work: (tx: Tx) => Promise<Data>): Promise<Data>;
  /** Where it is read, for a connection of one's own; null for the embedded store. */
  readonly url: string | null;
  /** The store for a call that may lag: read at the standby of `DATABASE_READ_URL`, while that is in use. */
  forLagging(): Store;
  /** The store for one call that is only tried: a change runs as any other, then it is rolled back. */
  forTrial(): Store;
  /**
   * Many changes in one transaction: within it each is undone by itself where it fails, all of them are kept or none.
   * The store that `work` gets reads what it has changed. `work` may run again, as that of `change`.
   *
   * @param isKept whether the result is stored; else all is rolled back
   */
  batch<Result>(
    work: (store: Store) => Promise<Result>,
    isKept: (result: Result) => boolean,
  ): Promise<Result>;
  /** True when the last change found the disk full. */
  isFull(): boolean;
  /** When a connection broke or a statement failed, by `performance.now()`; null once one has been answered since. */
  lostSince(): number | null;
  /** Null for the embedded store, which has no pool. */
  poolUse(): PoolUse | null;
  /** Null without a standby for reading. */
  standbyUse(): StandbyUse | null;
  close(): Promise<void>;
}

/**
 * What is changed by one transaction at a time, because a rule covers several rows at once. Any
 * numbers, so long as every instance takes the same.
 */
export const Lock = {
  /** Departments, users and menus: no circle of parents, never without an admin. */
  people: 5_201_316,
  /** Copies of master data to other hotels: a discount of a name is made once. */
  copies: 5_201_319,
} as const;
export type Lock = (typeof Lock)[keyof typeof Lock];

/**
 * Waits for the lock and holds it until the transaction ends. Call it before anything is read. The
 * embedded store has one writer, so there it returns at once.
 */
export async function acquireLock(
  tx: Transaction<Tables>,
  engine: Store['engine'],
  lock: Lock,
): Promise<void> {
  if (engine !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
}

/** As `acquireLock`, for one record of a kind: no other transaction edits it until this one ends. */
export async function acquireRecordLock(
  tx: Transaction<Tables>,
  engine: Store['engine'],
  { kind, id }: { kind: string; id: number },
): Promise<void> {
  if (engine !== 'postgres') return;
  const name = `${kind} ${id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
