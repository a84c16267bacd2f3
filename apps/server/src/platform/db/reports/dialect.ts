import type { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely';
import { startWorker } from '../../worker.ts';
import type { Result, Statement, ThreadInput } from './thread.ts';

/** Megabytes of the thread, beside the pages that SQLite caches. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Many statements may be on their way to the thread. */
class ReportAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const noTransaction = () => Promise.reject(new Error('this connection only reads'));

/**
 * Reads much of the embedded store in a thread, so that other calls go on meanwhile: each statement all that was
 * committed before. The first statement starts the thread; one that has failed is replaced at the next.
 */
export class ReportDialect extends SqliteDialect {
  readonly #input: ThreadInput;
  #worker: Worker | undefined;
  /** In the order in which the thread reads. */
  readonly #pending: PromiseWithResolvers<Result>[] = [];

  constructor(path: string) {
    super({ database: {} as SqliteDatabase });
    this.#input = { path };
  }

  override createAdapter(): SqliteAdapter {
    return new ReportAdapter();
  }

  override createDriver(): Driver {
    return {
      init: () => Promise.resolve(),
      acquireConnection: () =>
        Promise.resolve({
          executeQuery: (query) => this.#read(query),
          streamQuery() {
            throw new Error('rows are read in batches');
          },
        }),
      releaseConnection: () => Promise.resolve(),
      beginTransaction: noTransaction,
      commitTransaction: noTransaction,
      rollbackTransaction: noTransaction,
      destroy: () => this.#close(),
    };
  }

  async #read<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement: Statement = { sql, parameters };
    const reply = Promise.withResolvers<Result>();
    this.#worker ??= this.#start();
    this.#pending.push(reply);
    this.#worker.postMessage(statement, []);
    const result = await reply.promise;
    if ('rows' in result) return { rows: JSON.parse(result.rows) as Row[] };
    const { message, errcode } = result;
    throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
  }

  #start(): Worker {
    const thread = new URL('./thread.ts', import.meta.url);
    const worker = startWorker(thread, { workerData: this.#input, resourceLimits });
    const fail = (error: unknown): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#pending.splice(0)) reject(error);
    };
    worker.on('message', (result: Result) => this.#pending.shift()?.resolve(result));
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('the thread that reads has ended')));
    return worker;
  }

  /** Ends the thread after the statements that it was given. */
  async #close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const exit = new Promise((done) => worker.once('exit', done));
    worker.postMessage(null, []);
    await exit;
  }
}
