import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { LogType } from '@anzhu/api/contract/log';
import type { Origin, Session } from '../caller.ts';
import { localTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Labelled } from '../db/store.ts';
import type { ExportPlace } from '../exportQueue.ts';
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

/**
 * A table as a workbook to take away; who took it, by which filters and how many rows, is written down.
 * @throws Refusal (429) when the user has too many exports under way.
 */
export async function loggedExport<Given>(
  { session, origin }: { session: Session; origin: Origin },
  { store, clock, config, exportQueue }: Server,
  { table, given, kind, count, filters }: Export<Given>,
): Promise<FileAnswer> {
  const place = exportQueue.enter(session.userId);
  try {
    await store.change({ session, origin }, () =>
      Promise.resolve({
        data: null,
        log: {
          type: LogType.export,
          sketch: `导出${kind} ${count} 条`,
          target: { kind, id: 0 },
          hotelId: session.hotelId,
          after: { ...filters, 行数: count },
        },
      }),
    );
  } catch (error) {
    place.leave();
    throw error;
  }
  return {
    fileName: `${kind}_${localTime(clock.now()).replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: exported(config, { table, given, place }),
  };
}

/** Megabytes of one export: what it has read is soon garbage, and is collected soon. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 24 };

/**
 * A table as a workbook, made in a worker while it is read: a million rows take neither the time nor
 * the memory of other calls. The worker ends when the stream is cancelled.
 */
function exported<Given>(
  { dataDir, databaseUrl, dataKeyFile }: Config,
  {
    table: { module },
    given,
    place,
  }: Pick<Export<Given>, 'table' | 'given'> & { place: ExportPlace },
): ReadableStream<Uint8Array> {
  const input: ExportInput = { place: { dataDir, databaseUrl, dataKeyFile }, module, given };
  /** Rejected when the worker fails, also between two pieces. */
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  let worker: Worker | null = null;
  let isOver = false;

  async function begin(): Promise<Worker> {
    await place.turn;
    const begun = startWorker(new URL('./exportWorker.ts', import.meta.url), {
      workerData: input,
      resourceLimits,
    });
    begun.once('error', failure.reject);
    begun.once('exit', () => place.leave());
    if (isOver) await begun.terminate();
    return begun;
  }

  async function next(): Promise<ExportPiece> {
    worker ??= await begin();
    worker.postMessage('next', []);
    const message = once(worker, 'message') as Promise<[ExportPiece]>;
    const [piece] = await Promise.race([message, failure.promise]);
    return piece;
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
