import type { Worker } from 'node:worker_threads';
import type { ExportPlace } from '../exportQueue.ts';
import type { Server } from '../server.ts';
import { startWorker } from '../worker.ts';
import type { ExportProgress, ExportTable } from './exportTable.ts';
import type { ExportInput, ExportPiece } from './exportWorker.ts';

/** A table of which a workbook is made. */
export interface WorkbookSource<Given> {
  table: ExportTable<Given>;
  given: Given;
  place: ExportPlace;
  /** Called by exports that say how far they are. */
  onProgress?: (progress: ExportProgress) => void;
}

/** Megabytes of one export: what it has read is soon garbage, and is collected soon. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 24 };

/**
 * An export, made in a worker while it is read: a million rows take neither the time nor the memory of other calls. The worker ends when the stream is cancelled.
 */
export function workbookStream<Given>(
  { config: { dataDir, dataKeyFile }, store }: Pick<Server, 'config' | 'store'>,
  { table: { module }, given, place, onProgress }: WorkbookSource<Given>,
): ReadableStream<Uint8Array> {
  const input: ExportInput = {
    place: { dataDir, dataKeyFile, databaseUrl: store.url },
    module,
    given,
  };
  /** Rejected when the worker fails, also between two pieces. */
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  let piece = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>();
  let worker: Worker | null = null;
  let isOver = false;

  async function begin(): Promise<Worker> {
    await place.turn;
    const begun = startWorker(new URL('./exportWorker.ts', import.meta.url), {
      workerData: input,
      resourceLimits,
    });
    begun.once('error', failure.reject);
    begun.on('message', (message: ExportPiece) => {
      if (message && 'done' in message) onProgress?.(message);
      else piece.resolve(message);
    });
    begun.once('exit', () => place.leave());
    if (isOver) await begun.terminate();
    return begun;
  }

  async function next(): Promise<Uint8Array<ArrayBuffer> | null> {
    worker ??= await begin();
    piece = Promise.withResolvers();
    worker.postMessage('next', []);
    return Promise.race([piece.promise, failure.promise]);
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = await next();
      if (read) return controller.enqueue(read);
      controller.close();
      await worker?.terminate();
    },
    async cancel() {
      isOver = true;
      if (worker) await worker.terminate();
      // Waiting: the turn never comes, and what waits for it is collected.
      else place.leave();
    },
  });
}
