import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../worker.ts';
import type { CheckpointInput, CheckpointOrder } from './checkpointThread.ts';

/** Moves what was committed from the journal into the store, in a thread of its own. */
export interface Checkpoints {
  /** Call it after each commit. */
  noteCommit(): void;
  /** Ends the thread after what is under way. */
  close(): Promise<void>;
}

/** Commits between two checkpoints: a journal of some 1000 pages, as SQLite keeps it by default. */
const commitsBetween = 100;

/** Megabytes of the thread, beside the pages that SQLite caches. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };

/**
 * The thread is started for the first checkpoint. When it fails, the connection that writes still makes one in time.
 *
 * @param finish moves what was committed meanwhile, between two transactions: only a journal of which nothing is
 * left is written from its start again
 */
export function makeCheckpoints(path: string, finish: () => void): Checkpoints {
  let thread: { worker: Worker; ended: Promise<unknown> } | undefined;
  let commits = 0;
  let isUnderWay = false;

  function start() {
    const input: CheckpointInput = { path };
    const worker = startWorker(new URL('./checkpointThread.ts', import.meta.url), {
      workerData: input,
      resourceLimits,
    });
    const ended = new Promise((done) => worker.once('exit', done));
    worker.on('message', () => {
      isUnderWay = false;
      finish();
    });
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      thread = undefined;
      isUnderWay = false;
    });
    return { worker, ended };
  }
  const send = (worker: Worker, order: CheckpointOrder): void => worker.postMessage(order, []);

  return {
    noteCommit() {
      commits += 1;
      if (commits < commitsBetween || isUnderWay) return;
      commits = 0;
      isUnderWay = true;
      thread ??= start();
      send(thread.worker, 'checkpoint');
    },
    async close() {
      if (!thread) return;
      const { worker, ended } = thread;
      send(worker, 'end');
      await ended;
    },
  };
}
