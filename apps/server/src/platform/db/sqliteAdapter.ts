import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Prepared statements that are kept; the queries of this program are fewer. */
const kept = 400;

/** A statement that does nothing. */
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Adapts `node:sqlite` to the interface of Kysely's SQLite dialect. */
export function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite has rolled back already when the disk is full: there is nothing left to roll back.
      if (sql === 'rollback' && !database.isTransaction) return nothing;
      const known = statements.get(sql);
      if (known) return known;
      // A writing transaction begins as `immediate`: it waits for the lock at its start, never in
      // its middle.
      const made = wrap(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      statements.set(sql, made);
      if (statements.size > kept) statements.delete(statements.keys().next().value ?? '');
      return made;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
