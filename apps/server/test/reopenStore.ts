import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import type { Store } from '../src/platform/db/store.ts';
import { openStore } from '../src/platform/openStore.ts';
import type { Place } from './engines.ts';

/** Opens the store as the next start would, once nothing of the dead server works on it any more. */
export async function reopenStore(place: Place): Promise<Store> {
  const store = await openStore({ ...place, clock: systemClock, deliver: () => undefined });
  onTestFinished(() => store.close());
  if (store.engine === 'postgres') {
    const busy = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
        store.db,
      );
      return rows[0]?.count ?? 0;
    };
    await expect.poll(busy).toBe(0);
  }
  return store;
}
