import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
} from 'kysely';
import { makeCosts } from './costs.ts';
import type { ReadAll } from './readOnly.ts';
import type { ReaderPool } from './readerPool.ts';

/** What reads: the connection of this thread, and the threads for what takes long. */
export interface Readers {
  here: ReadAll;
  pool: ReaderPool;
  /** Milliseconds from which on a statement takes long. */
  long: number;
}

/** Reads run beside each other: in the threads, and here between them. */
class ReadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const noTransaction = () => Promise.reject(new Error('this connection only reads'));

/**
 * Reads of the embedded store that are no part of a transaction. A statement that takes long is read
 * by a thread of its own, so that other calls go on; a short one is read here, since handing it over
 * would take longer. The duration is measured per statement. Each reads all that was
 * committed before it was asked.
 */
export class ReadDialect extends SqliteDialect {
  readonly #readers: Readers;

  constructor(readers: Readers) {
    super({ database: {} as SqliteDatabase });
    this.#readers = readers;
  }

  override createAdapter(): SqliteAdapter {
    return new ReadAdapter();
  }

  override createDriver(): Driver {
    const connection = connectionOf(this.#readers);
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: () => Promise.resolve(),
      beginTransaction: noTransaction,
      commitTransaction: noTransaction,
      rollbackTransaction: noTransaction,
      destroy: () => this.#readers.pool.close(),
    };
  }
}

function connectionOf({ here, pool, long }: Readers): DatabaseConnection {
  const costs = makeCosts();
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const cost = costs.of(sql);
      if (cost >= long) {
        const { rows, time } = await pool.read(sql, parameters, cost);
        costs.add(sql, time);
        return { rows: rows as Row[] };
      }
      const started = performance.now();
      const rows = here(sql, parameters) as Row[];
      costs.add(sql, performance.now() - started);
      return { rows };
    },
    streamQuery() {
      throw new Error('rows are read in batches');
    },
  };
}
