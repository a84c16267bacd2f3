import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Logger, SqliteDialect } from 'kysely';
import { makePrivateFile, makePrivateFolder } from '../privateFolder.ts';
import { StoreError, storeFault, storeFaultReason } from './errors.ts';
import type { Engine } from './makeStore.ts';
import { ReportDialect } from './reports/dialect.ts';
import { adapt, busyTimeout, openReadOnly } from './statements.ts';
import type { Tables } from './tables.ts';

/** The file of the embedded store in its folder. */
export const storeFile = (dataDir: string): string => join(dataDir, 'anzhu.db');

/** Marks a file as ours: 'anzh'. */
const applicationId = 0x61_6e_7a_68;

/** The embedded store: one connection that writes, and others that read, so that none waits. */
type SqliteConnections = Pick<Engine, 'writer' | 'reader' | 'reports' | 'close'>;

/**
 * Opens (or creates) `anzhu.db` in a directory.
 * @throws StoreError when the directory cannot be written or the file is not a store.
 */
export function openSqlite(dataDir: string, onStatement?: Logger): SqliteConnections {
  makeDirectory(dataDir);
  const path = storeFile(dataDir);
  try {
    // The journal beside it gets the same permissions.
    makePrivateFile(path);
    const writer = openWriter(path);
    const reader = openReadOnly(path, 32_768);
    const reports = new Kysely<Tables>({
      dialect: new ReportDialect(path),
      log: onStatement ?? [],
    });
    return {
      writer: kyselyOn(writer, onStatement),
      reader: kyselyOn(reader, onStatement),
      reports,
      // The writer last: the last connection to go folds the journal into the store, if it may write.
      close: async () => {
        await reports.destroy();
        for (const database of [reader, writer]) if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    throw error instanceof StoreError ? error : sqliteError(error, path);
  }
}

/** One more reader of a store that a server has open: for a long read. */
export const openReader = (path: string): Kysely<Tables> => kyselyOn(openReadOnly(path, 8192));

/**
 * Opens a store for reading while a server may be using it. The connection itself is writable, so
 * that SQLite removes the journal when it was the last one.
 */
export function openForInspection(path: string): Kysely<Tables> {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec('pragma query_only = on; pragma temp_store = memory');
  return kyselyOn(database);
}

const kyselyOn = (database: DatabaseSync, onStatement?: Logger): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adapt(database) }),
    log: onStatement ?? [],
  });

function makeDirectory(dataDir: string): void {
  try {
    makePrivateFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreError(`DATA_DIR 无法写入（${dataDir}）：${reasonOf(error)}`);
  }
}

function openWriter(path: string): DatabaseSync {
  const writer = new DatabaseSync(path, { timeout: busyTimeout });
  const { application_id: found } = writer.prepare('pragma application_id').get() ?? {};
  const isEmpty = writer.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
  if (found !== applicationId && !isEmpty) {
    writer.close();
    throw new StoreError(`${path} 不是安住的数据库`);
  }
  writer.exec(`
    pragma journal_mode = wal;
    -- A commit returns when it is on the disk.
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma application_id = ${applicationId};
    pragma journal_size_limit = 67108864;
    pragma cache_size = -16384;
    pragma temp_store = memory;
  `);
  return writer;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Why the embedded store cannot be opened or brought up to date, in one line. */
export function sqliteError(error: unknown, path: string): StoreError {
  const message = error instanceof Error ? error.message : String(error);
  const fault = storeFault(error);
  if (fault) return new StoreError(`${path}：${storeFaultReason[fault]}`);
  if (message.includes('not a database')) return new StoreError(`${path} 不是安住的数据库`);
  if (message.includes('malformed')) {
    return new StoreError(`${path} 已损坏，请从备份恢复 (damaged: npm run restore)`);
  }
  if (message.includes('locked')) return new StoreError(`${path} 正被另一个程序占用`);
  return new StoreError(`${path} 无法打开：${message}`);
}
