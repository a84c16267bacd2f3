import { parentPort, workerData } from 'node:worker_threads';
import { adapt, openReadOnly } from '../statements.ts';

/** What the thread is started with. */
export interface ThreadInput {
  path: string;
}

/** One statement to read; null closes the connection and ends the thread. */
export type Statement = { sql: string; parameters: readonly unknown[] } | null;

/** Its rows as JSON, which costs half of what a structured clone does, or why they could not be read. */
export type Result = { rows: string } | { message: string; errcode: number | undefined };

const { path } = workerData as ThreadInput;
const database = adapt(openReadOnly(path, 32_768));

function read({ sql, parameters }: NonNullable<Statement>): Result {
  try {
    return { rows: JSON.stringify(database.prepare(sql).all(parameters)) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { message, errcode };
  }
}

parentPort?.on('message', (statement: Statement) => {
  if (statement) {
    parentPort?.postMessage(read(statement), []);
    return;
  }
  database.close();
  parentPort?.close();
});
