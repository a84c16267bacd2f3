import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { columnsOf, personalTables } from '../src/platform/db/personalData/columns.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { findClear } from '../src/platform/db/personalData/findClear.ts';
import { storeFile } from '../src/platform/db/sqlite.ts';
import type { Db } from '../src/platform/db/store.ts';
import type { Place } from './engines.ts';
import { bare, engineOf } from './formerStore.ts';

/** The files of an embedded store; none of PostgreSQL. */
const filesOf = ({ dataDir, databaseUrl }: Place): string[] =>
  databaseUrl === null
    ? [storeFile(dataDir), `${storeFile(dataDir)}-wal`].filter((path) => existsSync(path))
    : [];

/** What `npm run check` finds in clear. */
export const clearIn = (place: Place): Promise<string[]> =>
  bare(place, (db) =>
    findClear({
      db,
      engine: engineOf(place),
      keys: new DataKeys(keyFileOf(place)),
      files: filesOf(place),
    }),
  );

/** All values of the columns of personal data, as they are stored. */
export async function storedValuesOf(db: Db): Promise<string[]> {
  const values: (string | null)[] = [];
  for (const table of personalTables) {
    for (const column of Object.keys(columnsOf(table))) {
      const { rows } = await sql<{ value: string | null }>`
        select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
      values.push(...rows.map(({ value }) => value));
    }
  }
  return values.filter((value) => value !== null && value !== '') as string[];
}

/** The same of a store that a server may have open. */
export const storedValues = (place: Place): Promise<string[]> => bare(place, storedValuesOf);

/** The files of an embedded store, or the tables of PostgreSQL, in which a text can be read. */
export const readableIn = async (place: Place, text: string): Promise<string[]> => {
  if (place.databaseUrl === null) {
    return filesOf(place).filter((path) => readFileSync(path).includes(text));
  }
  return bare(place, async (db) => {
    const found: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`select 1 from ${sql.table(name)} as one
        where strpos(one::text, ${text}) > 0 limit 1`.execute(db);
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
};
