import type { Server } from '../server.ts';

/** Something that the server does by itself, every so often. */
export interface Job {
  /** Its key in the database: another name is another job. */
  name: string;
  /** Seconds from the end of one run to the beginning of the next. */
  every: number;
  /**
   * Does all there is to do, in portions, so that calls get their turn in between; ends early when
   * the signal says so. It may be run by two instances at once all the same (one stood still for
   * longer than its lease): each of its changes is right however often it is tried.
   */
  run(server: Server, signal: AbortSignal): Promise<void>;
}
