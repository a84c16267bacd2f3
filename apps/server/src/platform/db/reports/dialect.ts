import type { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
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

interface Request {
  done(rows: unknown[]): void;
  refuse(error: Error): void;
}

interface Thread {
  worker: Worker;
  /** In the order in which the thread reads. */
  requests: Request[];
  ended: Promise<unknown>;
}

const errorOf = (message: string, errcode: number | undefined): Error =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });

const hasEnded = (): Error => new Error('the thread that reads has ended');

function start(path: string): Thread {
  const input: ThreadInput = { path };
  const worker = startWorker(new URL('./thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits,
  });
  const thread: Thread = {
    worker,
    requests: [],
    ended: new Promise((done) => worker.once('exit', done)),
  };
  const lose = (error: Error): void => {
    for (const request of thread.requests.splice(0)) request.refuse(error);
  };
  worker.on('message', (result: Result) => {
    const request = thread.requests.shift();
    if ('message' in result) request?.refuse(errorOf(result.message, result.errcode));
    else request?.done(JSON.parse(result.rows) as unknown[]);
  });
  worker.once('error', (error) => lose(error instanceof Error ? error : hasEnded()));
  worker.once('exit', () => lose(hasEnded()));
  return thread;
}

/** Many statements may be on their way to the thread. */
class ReportAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const noTransaction = () => Promise.reject(new Error('this connection only reads'));

/**
 * Reads much of the embedded store in a thread of its own, so that other calls go on meanwhile: each statement all
 * that was committed before. The thread is started for the first one; one that fails is replaced.
 */
export class ReportDialect extends SqliteDialect {
  readonly #path: string;
  #thread: Thread | null = null;

  constructor(path: string) {
    super({ database: {} as SqliteDatabase });
    this.#path = path;
  }

  override createAdapter(): SqliteAdapter {
    return new ReportAdapter();
  }

  override createDriver(): Driver {
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#read(query),
      streamQuery() {
        throw new Error('rows are read in batches');
      },
    };
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: () => Promise.resolve(),
      beginTransaction: noTransaction,
      commitTransaction: noTransaction,
      rollbackTransaction: noTransaction,
      destroy: () => this.#close(),
    };
  }

  async #read<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const thread = (this.#thread ??= this.#start());
    const statement: Statement = { sql, parameters };
    const rows = await new Promise<unknown[]>((done, refuse) => {
      thread.requests.push({ done, refuse });
      thread.worker.postMessage(statement, []);
    });
    return { rows: rows as Row[] };
  }

  #start(): Thread {
    const thread = start(this.#path);
    void thread.ended.then(() => {
      if (this.#thread === thread) this.#thread = null;
    });
    return thread;
  }

  /** Ends the thread after what it was given. */
  async #close(): Promise<void> {
    this.#thread?.worker.postMessage(null, []);
    await this.#thread?.ended;
  }
}
