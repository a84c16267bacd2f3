import { openPostgres } from './postgres.ts';
import { openReader, storeFile } from './sqlite.ts';
import type { Store } from './store.ts';

/** A connection of its own to a store that is there, for reading only; to be destroyed by its user. */
export const openReading = async ({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<Pick<Store, 'db' | 'engine'>> =>
  databaseUrl === null
    ? { engine: 'sqlite', db: openReader(storeFile(dataDir)) }
    : { engine: 'postgres', db: await openPostgres(databaseUrl) };
