import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { LogType } from '@anzhu/api/contract/log';
import type { Origin, Session } from '../caller.ts';
import { localTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Labelled } from '../db/store.ts';
import type { FileAnswer } from '../http/handler.ts';
import type { Server } from '../server.ts';
import { workbookType } from '../sheets/workbook.ts';
import { startWorker } from '../worker.ts';
import type { ExportTable } from './exportTable.ts';
import type { ExportInput, ExportPiece } from './exportWorker.ts';

interface Export<Given> {
  table: ExportTable<Given>;
  given: Given;
  /** What the rows are: 订单. */
  kind: string;
  /** How many rows there are. */
  count: number;
  /** The filters that were set, by their labels. */
  filters: Labelled;
}

/** A table as a workbook to take away; who took it, by which filters and how many rows, is written down. */
export async function loggedExport<Given>(
  { session, origin }: { session: Session; origin: Origin },
  { store, clock, config }: Server,
  { table, given, kind, count, filters }: Export<Given>,
): Promise<FileAnswer> {
  await store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.ordinary,
        sketch: `导出${kind} ${count} 条`,
        target: { kind, id: 0 },
        hotelId: session.hotelId,
        after: { ...filters, 行数: count },
      },
    }),
  );
  return {
    fileName: `${kind}_${localTime(clock.now()).replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: exported(config, table, given),
  };
}

/** Megabytes of one export: what it has read is soon garbage, and is collected soon. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 };

/** Exports that run at once; others wait, their download begun. */
const exportSlots = createSemaphore(2);

/**
 * A table as a workbook, made in a worker while it is read: a million rows take neither the time nor
 * the memory of other calls. The worker ends when the stream is cancelled.
 */
function exported<Given>(
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

/** Creates a semaphore: at most `limit` tasks run at once, further ones wait in order. */
export function createSemaphore(limit: number): { acquire(): Promise<() => void> } {
  const waiting: (() => void)[] = [];
  let running = 0;

  const release = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return {
    /** @returns a function that releases the slot. */
    async acquire() {
      if (running >= limit) await new Promise<void>((done) => waiting.push(done));
      running += 1;
      return release;
    },
  };
}
