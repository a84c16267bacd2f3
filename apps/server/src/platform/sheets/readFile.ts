import { Code } from '@anzhu/api/contract/envelope';
import { SheetRefusal } from '@anzhu/api/rules/sheet';
import { invalid, Refusal } from '../refusal.ts';
import { startWorker } from '../worker.ts';
import type { ReaderResult } from './fileReader.ts';
import type { ReaderInput, ReadingKind, ReadingOf } from './readings.ts';

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
 * Reads a workbook in a worker of its own, so that a file that is hard to read (or made to be) takes neither the time
 * nor the memory of other calls. Refuses one that cannot be read, and when too many files wait already.
 * @param now `yyyy-MM-dd HH:mm:ss`
 * @param signal ends the reading, or the wait for it, with its reason: the caller has left.
 */
export async function readFile<Kind extends ReadingKind>(
  kind: Kind,
  file: File,
  { now, signal }: { now: string; signal: AbortSignal },
): Promise<ReadingOf<Kind>> {
  if (waiting >= maxBuffered) throw new Refusal(Code.tooMany);
  waiting += 1;
  try {
    const input = { kind, bytes: new Uint8Array(await file.arrayBuffer()), now };
    const read = queue.then(() => readInWorker(input, signal));
    queue = read.catch(() => undefined);
    return await read;
  } catch (error) {
    throw error instanceof SheetRefusal ? invalid('file', error.message) : error;
  } finally {
    waiting -= 1;
  }
}

const tooHard = () => new SheetRefusal('文件内容过于复杂，无法读取');

function readInWorker<Kind extends ReadingKind>(
  input: ReaderInput<Kind>,
  signal: AbortSignal,
): Promise<ReadingOf<Kind>> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = startWorker(new URL('./fileReader.ts', import.meta.url), {
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
      else resolve(result.reading as ReadingOf<Kind>);
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
