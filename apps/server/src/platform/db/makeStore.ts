import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../caller.ts';
import { type Clock, localTime } from '../clock.ts';
import { conflict } from '../refusal.ts';
import { readNames } from '../names/readNames.ts';
import type { LiveEvent } from '../roomEvents.ts';
import { isOfClosedDay } from './constraints.ts';
import { findAnswer, followingChange, keepAnswer, nextChange } from './idempotency.ts';
import type { LocalTime } from './column.ts';
import { retried, storeFault } from './errors.ts';
import type { DataKeys } from './personalData/dataKey.ts';
import { PersonalDataPlugin } from './personalData/plugin.ts';
import { writingVersion } from './personalData/storeKeys.ts';
import type { Standby } from './standby.ts';
import type { Change, LogEntry, PoolUse, Store, Tx } from './store.ts';
import type { Tables } from './tables.ts';

/** Ends a transaction that is rolled back, with what it has come to. */
class RolledBack extends Error {
  readonly data: unknown;

  constructor(data: unknown) {
    super('rolled back');
    this.data = data;
  }
}

/** The result of a transaction that was rolled back. @throws every other error */
function dataOf<Data>(error: unknown): Data {
  if (error instanceof RolledBack) return error.data as Data;
  throw error;
}

/** What a change means to the boards. */
interface Effects {
  events: readonly LiveEvent[];
  checksBoards: boolean;
}

const none: Effects = { events: [], checksBoards: false };

/** An open database. */
export interface Engine {
  name: Store['engine'];
  /** Left out where there is none. */
  url?: string;
  /** For how many milliseconds a change waits for a database that is away. */
  patience: number;
  writer: Kysely<Tables>;
  reader: Kysely<Tables>;
  reports: Kysely<Tables>;
  /** Inside the transaction, before it ends. */
  notifyInTransaction(tx: Transaction<Tables>, effects: Effects): Promise<void>;
  afterCommit(effects: Effects): void;
  /** When the database was lost; left out where it cannot be. */
  lostSince?(): number | null;
  /** Left out where there is no pool. */
  poolUse?(): PoolUse;
  /** A standby for reading, where there is one. */
  standby?: Standby | null;
  close(): Promise<void> | void;
}

/** The store on an engine whose tables are up to date. */
export function makeStore(engine: Engine, keys: DataKeys, clock: Clock): Store {
  let isFull = false;
  /** @param isKeyed a second run finds what the first one has stored */
  async function transact<Data>(work: (tx: Tx) => Promise<Data>, isKeyed = false): Promise<Data> {
    // Whether it is stored is unknown from here on.
    let isEnding = false;
    try {
      const result = await retried(
        () => {
          isEnding = false;
          return engine.writer.transaction().execute(async (tx) => {
            const key = keys.get(await writingVersion(tx, engine.name));
            const done = await work(tx.withPlugin(new PersonalDataPlugin(keys, key)));
            await readNames(tx);
            isEnding = true;
            return done;
          });
        },
        { milliseconds: engine.patience, mayRepeat: () => isKeyed || !isEnding },
      );
      isFull = false;
      return result;
    } catch (error) {
      if (storeFault(error) === 'full') isFull = true;
      throw error;
    }
  }
  const reading = new PersonalDataPlugin(keys, null);
  const store: Store = {
    engine: engine.name,
    url: engine.url ?? null,
    db: engine.reader.withPlugin(reading),
    reports: engine.reports.withPlugin(reading),
    write: (work) => transact(work),
    isFull: () => isFull,
    lostSince: () => engine.lostSince?.() ?? null,
    poolUse: () => engine.poolUse?.() ?? null,
    standbyUse: () => engine.standby?.use ?? null,
    async isMadeBefore({ origin }) {
      const keyed = followingChange(origin.key);
      return keyed !== null && (await findAnswer(store.db, keyed)) !== null;
    },
    forLagging() {
      const { standby } = engine;
      if (!standby?.use.inUse) return store;
      const db = standby.db.withPlugin(reading);
      return { ...store, url: standby.url, db, reports: db };
    },
    forTrial: () => ({
      ...store,
      change: <Data>(_actor: Actor, work: (tx: Tx) => Promise<Change<Data>>): Promise<Data> =>
        transact(async (tx): Promise<Data> => {
          throw new RolledBack((await work(tx)).data);
        }).catch(dataOf<Data>),
    }),
    async batch(work, isKept) {
      const effects: Effects[] = [];
      const result = await transact(async (tx) => {
        effects.length = 0;
        const done = await work(storeWithin(tx, { store, effects, clock }));
        if (!isKept(done)) throw new RolledBack(done);
        for (const meant of effects) await engine.notifyInTransaction(tx, meant);
        return done;
      }).catch((error: unknown) => {
        effects.length = 0;
        return dataOf<Awaited<ReturnType<typeof work>>>(error);
      });
      for (const meant of effects) engine.afterCommit(meant);
      return result;
    },
    async change<Data>(actor: Actor, work: (tx: Tx) => Promise<Change<Data>>): Promise<Data> {
      const keyed = nextChange(actor.origin.key);
      const changing = transact(async (tx) => {
        const made = keyed && (await findAnswer(tx, keyed));
        if (made) return { data: made.data as Data, effects: none };
        const time = localTime(clock.now());
        const done = await changeIn(tx, { actor, work, time });
        if (keyed) await keepAnswer(tx, keyed, { data: done.data, time });
        await engine.notifyInTransaction(tx, done.effects);
        return done;
      }, keyed !== null);
      const { data, effects } = await changing.catch(async (error: unknown) => {
        if (isOfClosedDay(error)) throw dayIsClosed();
        // The same request was at work beside this one, which was refused for what that one has changed.
        const made = keyed && !storeFault(error) ? await findAnswer(store.db, keyed) : null;
        if (!made) throw error;
        return { data: made.data as Data, effects: none };
      });
      engine.afterCommit(effects);
      return data;
    },
    close: async () => engine.close(),
  };
  return store;
}

const dayIsClosed = () => conflict('该酒店日刚刚夜审，请重试，将记在今天');

/** Makes a change in a transaction, with its log. */
async function changeIn<Data>(
  tx: Tx,
  { actor, work, time }: { actor: Actor; work: (tx: Tx) => Promise<Change<Data>>; time: LocalTime },
): Promise<{ data: Data; effects: Effects }> {
  const { data, log, events = [], checksBoards = false } = await work(tx);
  if (log !== null) await writeLogs(tx, actor, 'type' in log ? [log] : log, time);
  return { data, effects: { events, checksBoards } };
}

/** Runs `work`, and undoes what it has changed where it fails. */
async function withSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint one_change`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint one_change`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint one_change`.execute(tx);
    await sql`release savepoint one_change`.execute(tx);
    throw error;
  }
}

/** The store within the transaction of a batch. What its changes mean to the boards is added to `effects`. */
function storeWithin(
  tx: Tx,
  { store, effects, clock }: { store: Store; effects: Effects[]; clock: Clock },
): Store {
  const within: Store = {
    ...store,
    db: tx,
    reports: tx,
    forLagging: () => within,
    write: (work) => withSavepoint(tx, () => work(tx)),
    async change(actor, work) {
      const time = localTime(clock.now());
      const keyed = nextChange(actor.origin.key);
      const changing = withSavepoint(tx, async () => {
        const done = await changeIn(tx, { actor, work, time });
        if (keyed) await keepAnswer(tx, keyed, { data: done.data, time });
        return done;
      });
      const done = await changing.catch((error: unknown) => {
        throw isOfClosedDay(error) ? dayIsClosed() : error;
      });
      effects.push(done.effects);
      return done.data;
    },
  };
  return within;
}

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
    target_name: entry.target.name ?? null,
    hotel_id: entry.hotelId,
    user_id: session?.userId ?? null,
    create_by: session?.username ?? (channel ? `渠道「${channel.name}」` : name),
    address: origin.address,
    request_id: origin.requestId,
    created_time: time,
    before_values: entry.before ? JSON.stringify(entry.before) : null,
    after_values: entry.after ? JSON.stringify(entry.after) : null,
    assistant: origin.assistant ?? null,
  }));
  await tx.insertInto('log').values(rows).execute();
}
