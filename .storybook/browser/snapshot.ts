import type { Snapshot } from '../../apps/server/src/platform/db/snapshot.ts';
import type { Store } from '../../apps/server/src/platform/db/store.ts';

/** The store as it is: the one connection of a page cannot stay at a moment while calls write. */
export const openSnapshot = ({ db }: Pick<Store, 'db'>): Promise<Snapshot> =>
  Promise.resolve({ db, close: () => Promise.resolve() });
