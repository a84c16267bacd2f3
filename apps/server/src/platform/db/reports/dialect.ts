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

/** As many as a small machine has processors: 50 desks make 343 calls a second, and 288 with one. */
const most = 2;

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
 * Reads much of the embedded store in threads, so that other calls go on meanwhile: each statement all that was
 * committed before. A thread is started when there is something for it to read; one that fails is replaced.
 */
export class ReportDialect extends SqliteDialect {
  readonly #path: string;
  readonly #threads: Thread[] = [];

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
    const thread = this.#idlest();
    const statement: Statement = { sql, parameters };
    const rows = await new Promise<unknown[]>((done, refuse) => {
      thread.requests.push({ done, refuse });
      thread.worker.postMessage(statement, []);
    });
    return { rows: rows as Row[] };
  }

  /** The thread with the fewest requests; another one is started before any has two. */
  #idlest(): Thread {
    const [idlest] = this.#threads.toSorted((a, b) => a.requests.length - b.requests.length);
    const isBusy = idlest === undefined || idlest.requests.length > 0;
    return isBusy && this.#threads.length < most ? this.#start() : (idlest ?? this.#start());
  }

  #start(): Thread {
    const thread = start(this.#path);
    this.#threads.push(thread);
    void thread.ended.then(() => this.#threads.splice(this.#threads.indexOf(thread), 1));
    return thread;
  }

  /** Ends the threads after what they were given. */
  async #close(): Promise<void> {
    const ended = this.#threads.map(({ worker, ended: end }) => {
      worker.postMessage(null, []);
      return end;
    });
    await Promise.all(ended);
  }
}
