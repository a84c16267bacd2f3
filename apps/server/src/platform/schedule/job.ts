import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';

/** Something that the server does by itself, every so often. */
export interface Job {
  /** Its key in the database: another name is another job. */
  name: string;
  /** Seconds from the end of one run to the beginning of the next. */
  every: number;
  /**
   * Does all pending work, in batches, so that calls run in between; stops early when the signal is
   * aborted. Two instances may run it at once (when one was suspended for longer than its lease):
   * each change must be idempotent.
   */
  run(server: Server, signal: AbortSignal): Promise<void>;
}

interface Work<Row> {
  /** The next batch after a row, or the first one; empty when there are no more. */
  read(after: Row | undefined): Promise<Row[]>;
  /** One change, in a transaction of its own. What it refuses has been done by someone else. */
  act(row: Row): Promise<unknown>;
}

/**
 * Does one thing to each of many rows. Calls get their turn after every row. One row that fails
 * keeps no other from its turn: the first failure is thrown at the end.
 */
export async function each<Row>(signal: AbortSignal, { read, act }: Work<Row>): Promise<void> {
  const failures: unknown[] = [];
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    for (const row of rows) {
      if (signal.aborted) return;
      await act(row).catch((error: unknown) => {
        if (!(error instanceof Refusal)) failures.push(error);
      });
      await setImmediate();
    }
    last = rows.at(-1);
    if (last === undefined) break;
  }
  if (failures.length > 0) throw failures[0];
}
