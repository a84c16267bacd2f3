import { parentPort, workerData } from 'node:worker_threads';
import { openReadOnly, reading } from './readOnly.ts';

/** What a thread is started with. */
export interface ReaderInput {
  path: string;
}

/** One statement to read; null closes the connection and ends the thread. */
export type Question = { sql: string; parameters: readonly unknown[] } | null;

/**
 * Its rows as JSON, which costs half of what a structured clone does, in slices that are parsed one by one;
 * or why they could not be read.
 */
export type ReaderAnswer =
  | { rows: string[]; /** Milliseconds. */ time: number }
  | { message: string; errcode: number | undefined };

/** Rows of one slice: parsing them holds other calls up for some milliseconds. */
const sliceSize = 5000;

const { path } = workerData as ReaderInput;
const database = openReadOnly(path, 16_384);
const read = reading(database);

function answer({ sql, parameters }: NonNullable<Question>): ReaderAnswer {
  const started = performance.now();
  try {
    const all = read(sql, parameters);
    const rows: string[] = [];
    for (let from = 0; from < all.length; from += sliceSize) {
      rows.push(JSON.stringify(all.slice(from, from + sliceSize)));
    }
    return { rows, time: performance.now() - started };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { message, errcode };
  }
}

parentPort?.on('message', (question: Question) => {
  if (question) {
    parentPort?.postMessage(answer(question), []);
    return;
  }
  database.close();
  parentPort?.close();
});
