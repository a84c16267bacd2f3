import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../caller.ts';
import { type Clock, localTime } from '../clock.ts';
import { conflict } from '../refusal.ts';
import { readNames } from '../names/readNames.ts';
import { storeWithin } from './batch.ts';
import { changeIn, type Effects, noEffects } from './changeIn.ts';
import { isOfClosedDay } from './constraints.ts';
import { findAnswer, followingChange, keepAnswer, nextChange } from './idempotency.ts';
import { retried, storeFault } from './errors.ts';
import type { DataKeys } from './personalData/dataKey.ts';
import { PersonalDataPlugin } from './personalData/plugin.ts';
import { writingVersion } from './personalData/storeKeys.ts';
import type { Standby } from './standby.ts';
import type { Change, PoolUse, Store, Tx } from './store.ts';
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
        if (made) return { data: made.data as Data, effects: noEffects };
        const time = localTime(clock.now());
        const done = await changeIn(tx, { actor, work, time });
        if (keyed) await keepAnswer(tx, keyed, { data: done.data, time });
        await engine.notifyInTransaction(tx, done.effects);
        return done;
      }, keyed !== null);
      const { data, effects } = await changing.catch(async (error: unknown) => {
        if (isOfClosedDay(error)) throw conflict('该酒店日刚刚夜审，请重试，将记在今天');
        // The same request was at work beside this one, which was refused for what that one has changed.
        const made = keyed && !storeFault(error) ? await findAnswer(store.db, keyed) : null;
        if (!made) throw error;
        return { data: made.data as Data, effects: noEffects };
      });
      engine.afterCommit(effects);
      return data;
    },
    close: async () => engine.close(),
  };
  return store;
}
