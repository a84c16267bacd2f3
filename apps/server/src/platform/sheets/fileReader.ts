import { SheetRefusal } from '@anzhu/api/rules/sheet';
import { parentPort, workerData } from 'node:worker_threads';
import { readBytes, type ReaderInput, type ReadingKind, type ReadingOf } from './readings.ts';

/** The single result of the worker. */
export type ReaderResult = { reading: ReadingOf<ReadingKind> } | { refusal: string };

/** The worker reads one file and ends: a file that takes long or much memory holds up no other call. */
async function read(input: ReaderInput): Promise<ReaderResult> {
  try {
    return { reading: await readBytes(input) };
  } catch (error) {
    if (error instanceof SheetRefusal) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as ReaderInput), []);
