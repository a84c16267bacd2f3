import { sql } from 'kysely';
import { type Clock, localTime } from '../clock.ts';
import { conflict } from '../refusal.ts';
import { changeIn, type Effects } from './changeIn.ts';
import { isOfClosedDay } from './constraints.ts';
import { keepAnswer, nextChange } from './idempotency.ts';
import type { Store, Tx } from './store.ts';

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

const notInBatch = (): never => {
  throw new Error('a batch is one transaction');
};

/** The store within the transaction of a batch. What its changes mean to the boards is added to `effects`. */
export function storeWithin(
  tx: Tx,
  { store, effects, clock }: { store: Store; effects: Effects[]; clock: Clock },
): Store {
  const within: Store = {
    ...store,
    db: tx,
    reports: tx,
    forLagging: () => within,
    forTrial: notInBatch,
    batch: notInBatch,
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
        throw isOfClosedDay(error) ? conflict('该酒店日已夜审，不能再记入') : error;
      });
      effects.push(done.effects);
      return done.data;
    },
  };
  return within;
}
