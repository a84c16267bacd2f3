import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { Client } from 'pg';
import { dataKeysOf } from '../../src/platform/db/personalData/plugin.ts';
import { keyNamesOf } from '../../src/platform/db/personalData/storeKeys.ts';
import { insertMany } from '../../src/platform/db/query.ts';
import { figureSources, figuresOf } from '../../src/platform/db/schema/figures.ts';
import type { Tables } from '../../src/platform/db/tables.ts';
import type { Server } from '../../src/platform/server.ts';
import { copyRows, type Row, storedRow, withoutIndexes } from './copyRows.ts';

/** Rows between two progress reports. */
const step = 50_000;

/** Many rows of a table, for measurement. */
interface Bulk<Name extends keyof Tables> {
  table: Name;
  count: number;
  /** The row at a place from 0 on; called once for each, in their order. */
  row(place: number): Insertable<Tables[Name]>;
  /** Called with the number of rows so far. */
  report(done: number): void;
}

/** A store into which many rows are loaded. */
export interface Loading {
  server: Server;
  write<Name extends keyof Tables>(bulk: Bulk<Name>): Promise<void>;
  /** Runs statements that make rows of others, the same in both engines. */
  run(statements: readonly string[]): Promise<void>;
}

/** Tables into which the rows of a kind are loaded. */
const tablesOf = {
  orders: ['orders', 'stay', 'stay_guest'],
  people: ['isolation_person', 'declaration', 'health_test'],
  logs: ['log'],
} as const;

export type Loaded = keyof typeof tablesOf;

/** What the triggers of the tables keep, made of all their rows. */
const kept = [
  'delete from figure',
  `insert into figure (chart, name, hotel_id, count, fen)
    select chart, name, hotel_id, sum(count), sum(fen) from (${figureSources
      .map((source) =>
        figuresOf(source, { row: source.table, by: 1, from: `from ${source.table}` }),
      )
      .join(' union all ')}) as counted group by chart, name, hotel_id`,
  ...[
    ['orders', 'booker_name'],
    ['isolation_person', 'name'],
  ].map(
    ([table, column]) => `insert into person_name (name, is_read)
      select distinct ${column}, 0 from ${table} where true on conflict do nothing`,
  ),
];

/** Into the embedded store: a transaction for each step, so that none is too large for memory. */
async function loadEmbedded(
  server: Server,
  kind: Loaded,
  work: (loading: Loading) => Promise<void>,
): Promise<void> {
  const { store } = server;
  const run = (statements: readonly string[]) =>
    store.write(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  const { rows: taken } = await sql<{ type: string; name: string; made: string }>`
    select type, name, sql as made from sqlite_schema where sql is not null
      and tbl_name in (${sql.join(tablesOf[kind])})
      and (type = 'index' or (type = 'trigger' and ${kind} <> 'logs'))`.execute(store.db);
  await run(taken.map(({ type, name }) => `drop ${type} ${name}`));
  await work({
    server,
    async write({ table, count, row, report }) {
      for (let done = 0; done < count; done += step) {
        const size = Math.min(step, count - done);
        const rows = Array.from({ length: size }, (_, place) => row(done + place));
        await store.write((tx) => insertMany(tx, table, rows));
        report(done + size);
      }
    },
    run,
  });
  // The triggers of the log keep its words: they were there.
  if (kind !== 'logs') await run(kept);
  await run(taken.map(({ made }) => made));
}

/** Each operator once. */
const authors = `insert into log_author (name) select distinct create_by from log on conflict do nothing`;

/** Into PostgreSQL, by COPY into tables without indexes. */
async function loadPostgres(
  server: Server,
  { kind, connectionString }: { kind: Loaded; connectionString: string },
  work: (loading: Loading) => Promise<void>,
): Promise<void> {
  const { db } = server.store;
  const version = Math.max(...(await keyNamesOf(db)).map((key) => key.version));
  const key = dataKeysOf(db).get(version);
  const client = new Client({ connectionString });
  await client.connect();
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  try {
    await withoutIndexes(client, tablesOf[kind], async () => {
      await work({
        server,
        run,
        async write({ table, count, row, report }) {
          const stored = storedRow(table, key);
          function* rows(): Generator<Row> {
            for (let place = 0; place < count; place += 1) {
              if (place > 0 && place % step === 0) report(place);
              yield stored(row(place) as Row);
            }
          }
          await copyRows(client, table, rows());
          report(count);
        },
      });
      if (kind === 'logs') await run([authors]);
      else await run(kept);
    });
    // What autovacuum does after so many new rows.
    await run(['vacuum analyze']);
  } finally {
    await client.end();
  }
}

/** Loads many rows of a kind into the store of a server that does nothing else. */
export const load = (
  server: Server,
  kind: Loaded,
  work: (loading: Loading) => Promise<void>,
): Promise<void> => {
  const { databaseUrl: connectionString } = server.config;
  return connectionString === null
    ? loadEmbedded(server, kind, work)
    : loadPostgres(server, { kind, connectionString }, work);
};
