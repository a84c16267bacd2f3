import type { Kysely, Transaction } from 'kysely';
import type { LogEntry } from '../audit/log.ts';
import type { Call } from '../http/handler.ts';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import type { RoomEvent } from '../live/live.ts';
import type { Tables } from './tables.ts';

/** A connection for reading, or a transaction. */
export type Db = Kysely<Tables>;

/** A transaction. */
export type Tx = Transaction<Tables>;

/** Result of a change: the data to return, its log entry, and the room events to deliver. */
export interface Change<Data> {
  data: Data;
  /** At least one entry: no change without its log. */
  log: LogEntry | readonly [LogEntry, ...LogEntry[]];
  events?: readonly RoomEvent[];
}

/** Who requests a change, and from where. */
export type Actor = Pick<Call<Endpoint>, 'session' | 'origin'> &
  Partial<Pick<Call<Endpoint>, 'channel'>>;

/** The database, whichever engine it is. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading. */
  readonly db: Db;
  /**
   * One transaction: the change, its log entries and its live events stand or fall together.
   * Events reach the boards after the change is durable. `work` may run again when two changes
   * got in each other's way: it does nothing but query, and what it throws rolls back.
   */
  change<Data>(actor: Actor, work: (tx: Tx) => Promise<Change<Data>>): Promise<Data>;
  /** One transaction for what is no change of anyone's data: sessions, login attempts, seeding. */
  write<Data>(work: (tx: Tx) => Promise<Data>): Promise<Data>;
  close(): Promise<void>;
}
