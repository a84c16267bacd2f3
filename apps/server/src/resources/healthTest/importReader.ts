import { maxImportRows } from '@anzhu/api/contract/healthTest';
import { readBook } from '@anzhu/api/rules/readSheet';
import { SheetRefusal } from '@anzhu/api/rules/sheet';
import { type ImportReading, readImportRows } from '@anzhu/api/rules/testImport';
import { parentPort, workerData } from 'node:worker_threads';

/** What the worker is started with. */
export interface ReaderInput {
  bytes: Uint8Array<ArrayBuffer>;
  now: string;
}

/** The single result of the worker. */
export type ReaderResult = { reading: ImportReading } | { refusal: string };

/** The worker reads one file and ends: a file that takes long or much memory holds up no other call. */
async function read({ bytes, now }: ReaderInput): Promise<ReaderResult> {
  try {
    return { reading: readImportRows(await readBook(bytes, maxImportRows), now) };
  } catch (error) {
    if (error instanceof SheetRefusal) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as ReaderInput), []);
