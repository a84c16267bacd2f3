import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../worker.ts';
import type { Row } from './readOnly.ts';
import type { Question, ReaderAnswer, ReaderInput } from './readerThread.ts';

/** What was read, and the milliseconds that it took the thread. */
interface Reading {
  rows: Row[];
  time: number;
}

/** Threads that read the embedded store beside the one that writes it. */
export interface ReaderPool {
  /** `cost`: milliseconds that the statement is likely to take. */
  read(sql: string, parameters: readonly unknown[], cost: number): Promise<Reading>;
  /** Ends the threads after what they were given. */
  close(): Promise<void>;
}

/** As many as work at once; more would only hold more memory. */
const size = Math.min(4, Math.max(2, availableParallelism()));

/** Megabytes of a thread, beside the pages that SQLite caches. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Statements that a thread has at hand: the next one begins without waiting for the first thread. */
const atHand = 2;

interface ReadRequest {
  question: NonNullable<Question>;
  /** When its turn comes, at the latest: a statement that costs more waits longer. */
  due: number;
  done(reading: Reading): void;
  refuse(error: Error): void;
}

interface Thread {
  worker: Worker;
  /** What it was given, in the order in which it answers. */
  given: ReadRequest[];
  ended: Promise<unknown>;
}

/** A statement may be overtaken by cheaper ones for so many times its own cost. */
const patience = 10;

const errorOf = (message: string, errcode: number | undefined): Error =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });

/** The rows of all slices; other calls go on between two of them. */
async function parsed([first = '[]', ...others]: readonly string[]): Promise<Row[]> {
  const rows = JSON.parse(first) as Row[];
  for (const slice of others) {
    await setImmediate();
    // Not spread into `push`: that many arguments are too many.
    for (const row of JSON.parse(slice) as Row[]) rows.push(row);
  }
  return rows;
}

/** Threads for a store that is there. Each is started when there is something for it to read. */
export function makeReaderPool(path: string): ReaderPool {
  const threads: Thread[] = [];
  const waiting: ReadRequest[] = [];
  let isClosed = false;

  function start(): Thread {
    const input: ReaderInput = { path };
    const worker = startWorker(new URL('./readerThread.ts', import.meta.url), {
      workerData: input,
      resourceLimits,
    });
    const ended = new Promise((done) => worker.once('exit', done));
    const thread: Thread = { worker, given: [], ended };
    worker.on('message', (answer: ReaderAnswer) => {
      const request = thread.given.shift();
      handOut();
      if ('message' in answer) request?.refuse(errorOf(answer.message, answer.errcode));
      else void parsed(answer.rows).then((rows) => request?.done({ rows, time: answer.time }));
    });
    // One that fails is replaced by the next statement's; what it was given fails with it.
    worker.once('error', (error) => lose(thread, error instanceof Error ? error : undefined));
    worker.once('exit', () => lose(thread));
    threads.push(thread);
    return thread;
  }

  function lose(thread: Thread, error = new Error('the thread that reads has ended')): void {
    const place = threads.indexOf(thread);
    if (place >= 0) threads.splice(place, 1);
    for (const request of thread.given.splice(0)) request.refuse(error);
    handOut();
  }

  /** The thread with the least to do; another one is started before any has two. */
  function free(): Thread | null {
    const [least] = threads.toSorted((a, b) => a.given.length - b.given.length);
    if (least && least.given.length === 0) return least;
    if (threads.length < size) return start();
    return least && least.given.length < atHand ? least : null;
  }

  function handOut(): void {
    while (waiting.length > 0) {
      const thread = free();
      if (!thread) return;
      const place = waiting.reduce(
        (first, { due }, at) => (due < (waiting[first]?.due ?? 0) ? at : first),
        0,
      );
      const [next] = waiting.splice(place, 1);
      if (!next) return;
      thread.given.push(next);
      thread.worker.postMessage(next.question, []);
    }
  }

  return {
    read: (sql, parameters, cost) =>
      new Promise((done, refuse) => {
        if (isClosed) return refuse(new Error('the store is closed'));
        const due = performance.now() + patience * cost;
        waiting.push({ question: { sql, parameters }, due, done, refuse });
        handOut();
      }),
    async close() {
      isClosed = true;
      for (const request of waiting.splice(0)) request.refuse(new Error('the store is closed'));
      const ended = threads.map((thread) => thread.ended);
      for (const { worker } of threads) worker.postMessage(null, []);
      await Promise.all(ended);
    },
  };
}
