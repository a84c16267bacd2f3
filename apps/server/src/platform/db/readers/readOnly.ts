import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/**
 * Milliseconds for which SQLite blocks while another process (a seed command, for example) writes;
 * longer waits go through `retried`, which does not block the event loop.
 */
export const busyTimeout = 50;

/** Prepared statements that are kept; the queries of this program are fewer. */
const kept = 400;

/** The newest statements of a connection, prepared once. */
export function keepStatements<Statement>(
  prepare: (sql: string) => Statement,
): (sql: string) => Statement {
  const statements = new Map<string, Statement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const made = prepare(sql);
    statements.set(sql, made);
    if (statements.size > kept) statements.delete(statements.keys().next().value ?? '');
    return made;
  };
}

/** A connection that only reads. `cache`: kibibytes of pages, the inner ones of big indexes above all. */
export function openReadOnly(path: string, cache: number): DatabaseSync {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: busyTimeout });
  reader.exec(`pragma cache_size = -${cache}; pragma temp_store = memory`);
  return reader;
}

export type Row = Record<string, unknown>;

/** Reads all rows of a statement. Each call reads what was committed before it. */
export type ReadAll = (sql: string, parameters: readonly unknown[]) => Row[];

/** Reads by the statements of one connection. */
export function reading(database: DatabaseSync): ReadAll {
  const statement = keepStatements<StatementSync>((sql) => database.prepare(sql));
  return (sql, parameters) => statement(sql).all(...(parameters as SQLInputValue[]));
}
