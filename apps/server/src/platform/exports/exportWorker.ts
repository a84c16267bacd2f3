import { parentPort, workerData } from 'node:worker_threads';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config.ts';
import { openPool } from '../db/postgres.ts';
import { openReplica } from '../db/replica.ts';
import { openReader, storeFile } from '../db/sqlite.ts';
import type { Db } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { DataKeys, keyFileOf } from '../db/personalData/dataKey.ts';
import { PersonalDataPlugin } from '../db/personalData/plugin.ts';
import { workbook } from '../sheets/workbook.ts';
import type { ExportTable } from './exportTable.ts';

/** Where the store is, and the key to its personal data. */
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReadUrl' | 'dataKeyFile'>;

/** What the worker is started with. */
export interface ExportInput {
  place: Place;
  /** The URL of the module that defines the table. */
  module: string;
  given: unknown;
}

/** A piece of the workbook, or its end. */
export type ExportPiece = Uint8Array<ArrayBuffer> | null;

/** Connections of its own to a store that is there, for reading only. */
interface OpenReading {
  db: Db;
  close(): Promise<void>;
}

function openEmbedded(dataDir: string): OpenReading {
  const db = openReader(storeFile(dataDir));
  return { db, close: () => db.destroy() };
}

/** At the standby, where there is one. */
async function openPostgres(url: string, readUrl: string | null): Promise<OpenReading> {
  const pool = await openPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  if (readUrl === null) return { db, close: () => db.destroy() };
  const replica = openReplica({ primary: pool, url: readUrl, onError: () => undefined });
  const close = async () => {
    await replica.close();
    await db.destroy();
  };
  return { db: replica.forCall(), close };
}

const { place, module, given } = workerData as ExportInput;
const { dataDir, databaseUrl, databaseReadUrl } = place;
const reading =
  databaseUrl === null ? openEmbedded(dataDir) : await openPostgres(databaseUrl, databaseReadUrl);
const store = {
  engine: databaseUrl === null ? ('sqlite' as const) : ('postgres' as const),
  db: reading.db.withPlugin(new PersonalDataPlugin(new DataKeys(keyFileOf(place)), null)),
};
const { default: table } = (await import(module)) as { default: ExportTable<unknown> };
const pieces = workbook(table.make(store, given)).getReader();

/** Yields a chunk on demand: no faster than it is consumed. */
async function send(): Promise<void> {
  const { value } = await pieces.read();
  if (value) {
    // Of its own: what is packed shares its memory with other pieces, and this one is given away.
    const piece = new Uint8Array(value);
    parentPort?.postMessage(piece satisfies ExportPiece, [piece.buffer]);
    return;
  }
  await reading.close();
  parentPort?.postMessage(null, []);
}

parentPort?.on('message', () => void send());
