import { Code } from '@anzhu/api/contract/envelope';
import { SheetRefusal } from '@anzhu/api/rules/sheet';
import type { ImportReading } from '@anzhu/api/rules/testImport';
import { Refusal } from '../../platform/refusal.ts';
import { startWorker } from '../../platform/worker.ts';
import type { ReaderResult, ReaderInput } from './importReader.ts';

/**
 * Milliseconds of processor time, the same on a busy machine: ten thousand rows take well under a second;
 * what takes longer was made to.
 */
const maxWork = 4000;

/** How often the work so far is looked at, in milliseconds. */
const lookInterval = 250;

/** Megabytes: enough for a workbook that unpacks to as much as may be. */
const resourceLimits = {
  maxOldGenerationSizeMb: 384,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
};

/** One file at a time: further requests wait with their file in memory. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const maxBuffered = 8;

/**
 * Reads the tests of a workbook in a worker of its own, so that a file that is hard to read (or
 * made to be) takes neither the time nor the memory of other calls. Throws a `SheetRefusal`, or
 * refuses when too many files wait already.
 * @param signal ends the reading, or the wait for it, with its reason: the caller has left.
 */
export async function readImport(input: ReaderInput, signal: AbortSignal): Promise<ImportReading> {
  if (waiting >= maxBuffered) throw new Refusal(Code.tooMany);
  waiting += 1;
  const read = queue.then(() => readInWorker(input, signal));
  queue = read.catch(() => undefined);
  try {
    return await read;
  } finally {
    waiting -= 1;
  }
}

const tooHard = () => new SheetRefusal('文件内容过于复杂，无法读取');

function readInWorker(input: ReaderInput, signal: AbortSignal): Promise<ImportReading> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = startWorker(new URL('./importReader.ts', import.meta.url), {
      workerData: input,
      resourceLimits,
      transferList: [input.bytes.buffer],
    });
    const started = performance.now();
    const limitWork = async (): Promise<void> => {
      // Node before 24.6 has no usage of a worker: there the clock counts.
      const usage = 'cpuUsage' in worker ? await worker.cpuUsage() : null;
      const work = usage ? (usage.user + usage.system) / 1000 : performance.now() - started;
      if (work < maxWork) return;
      reject(tooHard());
      await worker.terminate();
    };
    // A worker that has not begun, or has ended, refuses to give its usage.
    const timer = setInterval(() => void limitWork().catch(() => undefined), lookInterval);
    worker.once('message', (result: ReaderResult) => {
      if ('refusal' in result) reject(new SheetRefusal(result.refusal));
      else resolve(result.reading);
    });
    worker.once('error', (error) => {
      const isTooLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge || error instanceof RangeError ? tooHard() : error);
    });
    const leave = (): void => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', leave, { once: true });
    worker.once('exit', () => {
      signal.removeEventListener('abort', leave);
      clearInterval(timer);
      reject(tooHard());
    });
  });
}
