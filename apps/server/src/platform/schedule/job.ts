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
