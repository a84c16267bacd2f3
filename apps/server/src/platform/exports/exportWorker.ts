import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { openPostgres } from '../db/postgres.ts';
import { openReader, storeFile } from '../db/sqlite.ts';
import type { Db } from '../db/store.ts';
import { DataKeys, keyFileOf } from '../db/personalData/dataKey.ts';
import { PersonalDataPlugin } from '../db/personalData/plugin.ts';
import { exportedBytes, type ExportProgress, type ExportTable } from './exportTable.ts';

/** Where the store is, and the key to its personal data. */
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'dataKeyFile'>;

/** What the worker is started with. */
export interface ExportInput {
  place: Place;
  /** The URL of the module that defines the table. */
  module: string;
  given: unknown;
}

/** A piece of the file, or its end; or how far it is, where the export says so. */
export type ExportPiece = Uint8Array<ArrayBuffer> | null | ExportProgress;

const { place, module, given } = workerData as ExportInput;
const { dataDir, databaseUrl } = place;
/** A connection of its own to a store that is there, for reading only. */
const reader: Db =
  databaseUrl === null ? openReader(storeFile(dataDir)) : await openPostgres(databaseUrl);
const store = {
  engine: databaseUrl === null ? ('sqlite' as const) : ('postgres' as const),
  db: reader.withPlugin(new PersonalDataPlugin(new DataKeys(keyFileOf(place)), null)),
};
const { default: table } = (await import(module)) as { default: ExportTable<unknown> };
const pieces = exportedBytes(table, store, given, (progress) => {
  parentPort?.postMessage(progress satisfies ExportPiece, []);
}).getReader();

/** Yields a chunk on demand: no faster than it is consumed. */
async function send(): Promise<void> {
  const { value } = await pieces.read();
  if (value) {
    // Of its own: what is packed shares its memory with other pieces, and this one is given away.
    const piece = new Uint8Array(value);
    parentPort?.postMessage(piece satisfies ExportPiece, [piece.buffer]);
    return;
  }
  await reader.destroy();
  parentPort?.postMessage(null, []);
}

parentPort?.on('message', () => void send());
