import { type Kysely, sql } from 'kysely';
import type { Running } from '../src/app/run.ts';
import { migrations } from '../src/platform/db/migrations/index.ts';
import { wordsOf } from '../src/platform/db/migrations/migration.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openSqlite } from '../src/platform/db/sqlite.ts';
import type { Tx } from '../src/platform/db/store.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import { makeStore, type Place } from './engines.ts';
import { makePeople } from './people.ts';
import { makeProperty, type Property } from './property.ts';

export const engineOf = ({ databaseUrl }: Place) => (databaseUrl === null ? 'sqlite' : 'postgres');

/** Uses a store without its server: values as they are stored. */
export async function bare<Result>(
  { dataDir, databaseUrl }: Place,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null) {
    const { writer, close } = openSqlite(dataDir);
    return work(writer).finally(close);
  }
  const db = await openPostgres(databaseUrl);
  return work(db).finally(() => db.destroy());
}

/** A store as it was before a step of the schema, with people, two hotels and what is put into it. */
export async function formerStore(
  place: Place,
  step: string,
  put: (tx: Tx, property: Property) => Promise<unknown>,
): Promise<void> {
  await makeStore(place);
  await bare(place, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`create table migration (name text primary key)`.execute(tx);
      const former = migrations.slice(
        0,
        migrations.findIndex(({ name }) => name === step),
      );
      const engine = engineOf(place);
      const keys = new DataKeys(keyFileOf(place));
      for (const { name, statements, run } of former) {
        for (const statement of statements(wordsOf[engine])) await sql.raw(statement).execute(tx);
        await run?.(tx, { engine, keys });
        await sql`insert into migration (name) values (${name})`.execute(tx);
      }
      const store = { write: (work: (own: typeof tx) => unknown) => work(tx) };
      const server = { store, passwords: { hash: () => Promise.resolve('none') } };
      const people = await makePeople({ server } as unknown as Running);
      await put(tx, await makeProperty(server as never, people));
    }),
  );
}
