import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { startWorker } from '../worker.ts';
import type { ExportInput, ExportPiece } from './exportWorker.ts';
import type { ExportTable } from './exportTable.ts';
import { createSemaphore } from './semaphore.ts';

/** Megabytes of one export: what it has read is soon garbage, and is collected soon. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 };

/** Exports that run at once; others wait, their download begun. */
const exportSlots = createSemaphore(2);

/**
 * A table as a workbook, made in a worker while it is read: a million rows take neither the time nor
 * the memory of other calls. The worker ends when the stream is cancelled.
 */
export function exported<Given>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { module }: ExportTable<Given>,
  given: Given,
): ReadableStream<Uint8Array> {
  const input: ExportInput = { place: { dataDir, databaseUrl }, module, given };
  let worker: Worker | null = null;
  let isOver = false;

  async function begin(): Promise<Worker> {
    const release = await exportSlots.acquire();
    const begun = startWorker(new URL('./exportWorker.ts', import.meta.url), {
      workerData: input,
      resourceLimits,
    });
    begun.once('exit', release);
    if (isOver) await begun.terminate();
    return begun;
  }

  async function next(): Promise<ExportPiece> {
    worker ??= await begin();
    worker.postMessage('next', []);
    // A worker that fails rejects this.
    const [piece] = (await once(worker, 'message')) as [ExportPiece];
    return piece;
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await next();
      if (piece) return controller.enqueue(piece);
      controller.close();
      await worker?.terminate();
    },
    async cancel() {
      isOver = true;
      await worker?.terminate();
    },
  });
}
