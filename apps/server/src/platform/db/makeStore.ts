import { type Kysely, type Transaction } from 'kysely';
import type { Actor } from '../caller.ts';
import { type Clock, localTime } from '../clock.ts';
import { readNames } from '../names/readNames.ts';
import type { RoomEvent } from '../roomEvents.ts';
import type { LocalTime } from './column.ts';
import { retried, storeFault } from './errors.ts';
import type { DataKeys } from './personalData/dataKey.ts';
import { PersonalDataPlugin } from './personalData/plugin.ts';
import { writingVersion } from './personalData/storeKeys.ts';
import type { LogEntry, Store, Tx } from './store.ts';
import type { Tables } from './tables.ts';

/** What a change means to the boards. */
interface Effects {
  events: readonly RoomEvent[];
  checksBoards: boolean;
}

/** An open database. */
export interface Engine {
  name: Store['engine'];
  writer: Kysely<Tables>;
  reader: Kysely<Tables>;
  reports: Kysely<Tables>;
  /** Inside the transaction, before it ends. */
  notifyInTransaction(tx: Transaction<Tables>, effects: Effects): Promise<void>;
  afterCommit(effects: Effects): void;
  close(): Promise<void> | void;
}

/** The store on an engine whose tables are up to date. */
export function makeStore(engine: Engine, keys: DataKeys, clock: Clock): Store {
  let isFull = false;
  const write: Store['write'] = async (work) => {
    try {
      const result = await retried(() =>
        engine.writer.transaction().execute(async (tx) => {
          const key = keys.get(await writingVersion(tx, engine.name));
          const done = await work(tx.withPlugin(new PersonalDataPlugin(keys, key)));
          await readNames(tx);
          return done;
        }),
      );
      isFull = false;
      return result;
    } catch (error) {
      if (storeFault(error) === 'full') isFull = true;
      throw error;
    }
  };
  const reading = new PersonalDataPlugin(keys, null);
  return {
    engine: engine.name,
    db: engine.reader.withPlugin(reading),
    reports: engine.reports.withPlugin(reading),
    write,
    isFull: () => isFull,
    async change(actor, work) {
      const { data, effects } = await write(async (tx) => {
        const { data: result, log, events = [], checksBoards = false } = await work(tx);
        if (log !== null) {
          await writeLogs(tx, actor, 'type' in log ? [log] : log, localTime(clock.now()));
        }
        const meant = { events, checksBoards };
        await engine.notifyInTransaction(tx, meant);
        return { data: result, effects: meant };
      });
      engine.afterCommit(effects);
      return data;
    },
    close: async () => engine.close(),
  };
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
  }));
  await tx.insertInto('log').values(rows).execute();
}
