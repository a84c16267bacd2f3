import initSqlite, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Engine } from '../../apps/server/src/platform/db/makeStore.ts';
import type { Tables } from '../../apps/server/src/platform/db/tables.ts';

let sqlite: Sqlite3Static;

/** Opens a copy of a store in memory, with SQLite in WebAssembly. */
export async function openEngine(
  stored: Uint8Array,
  afterCommit: Engine['afterCommit'],
): Promise<Engine> {
  sqlite ??= await initSqlite();
  const { capi, oo1, wasm } = sqlite;
  const database = new oo1.DB(':memory:');
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const content = wasm.allocFromTypedArray(stored);
  database.checkRc(
    capi.sqlite3_deserialize(database, 'main', content, stored.length, stored.length, flags),
  );
  database.exec('pragma foreign_keys = on; pragma temp_store = memory');
  // Of its own: it reads while the writer holds its connection for a transaction.
  const reader = kyselyOn(database);
  return {
    name: 'sqlite',
    writer: kyselyOn(database),
    reader,
    reports: reader,
    patience: 0,
    notifyInTransaction: () => Promise.resolve(),
    afterCommit,
    close: () => Promise.resolve(database.close()),
  };
}

const kyselyOn = (database: Database): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });

/** An error with the message and the code that `node:sqlite` gives it. */
function asNodeError(error: unknown): unknown {
  if (!(error instanceof sqlite.SQLite3Error)) return error;
  const message = error.message.replace(/^\w+: sqlite3 result code \d+: /, '');
  return Object.assign(new Error(message, { cause: error }), { errcode: error.resultCode });
}

/** Adapts a database to Kysely's SQLite dialect, which uses each statement once. */
function adapt(database: Database): SqliteDatabase {
  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql);
    function all(parameters: readonly unknown[]): Record<string, unknown>[] {
      try {
        if (parameters.length > 0) statement.bind(parameters as never);
        const rows: Record<string, unknown>[] = [];
        while (statement.step()) rows.push(statement.get({}));
        return rows;
      } finally {
        statement.finalize();
      }
    }
    return {
      reader: statement.columnCount > 0,
      all: (parameters) => translated(() => all(parameters)),
      iterate: (parameters) => translated(() => all(parameters)).values(),
      run: (parameters) => {
        translated(() => all(parameters));
        const lastInsertRowid = sqlite.capi.sqlite3_last_insert_rowid(database);
        return { changes: database.changes(), lastInsertRowid };
      },
    };
  }
  return { close: () => undefined, prepare: (sql) => translated(() => prepare(sql)) };
}

function translated<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asNodeError(error);
  }
}
