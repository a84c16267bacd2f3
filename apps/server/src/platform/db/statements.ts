import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * Milliseconds for which SQLite blocks while another process (a seed command, for example) writes;
 * longer waits go through `retried`, which does not block the event loop.
 */
export const busyTimeout = 50;

/** A connection that only reads. `cache`: kibibytes of pages, the inner ones of big indexes above all. */
export function openReadOnly(path: string, cache: number): DatabaseSync {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: busyTimeout });
  reader.exec(`pragma cache_size = -${cache}; pragma temp_store = memory`);
  return reader;
}

/** Prepared statements that are kept; the queries of this program are fewer. */
const kept = 400;

/** A statement that does nothing. */
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Adapts `node:sqlite` to the interface of Kysely's SQLite dialect; the newest statements stay prepared. */
export function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    // A writing transaction begins as `immediate`: it waits for the lock at its start, never in its middle.
    const made = wrap(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
    statements.set(sql, made);
    if (statements.size > kept) statements.delete(statements.keys().next().value ?? '');
    return made;
  };
  return {
    close: () => database.close(),
    // SQLite has rolled back already when the disk is full: there is nothing left to roll back.
    prepare: (sql) =>
      sql === 'rollback' && !database.isTransaction
        ? nothing
        : (statements.get(sql) ?? prepare(sql)),
  };
}

const wrap = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});
