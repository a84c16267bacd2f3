import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimeout } from '../readers/readOnly.ts';

/** What the thread is started with. */
export interface CheckpointInput {
  path: string;
}

/** 'checkpoint' gets a message when it is done; 'end' closes the connection and ends the thread. */
export type CheckpointOrder = 'checkpoint' | 'end';

const { path } = workerData as CheckpointInput;
const database = new DatabaseSync(path, { timeout: busyTimeout });

parentPort?.on('message', (order: CheckpointOrder) => {
  if (order === 'checkpoint') {
    database.exec('pragma wal_checkpoint(passive)');
    parentPort?.postMessage(null, []);
    return;
  }
  database.close();
  parentPort?.close();
});
