import type { Log } from './log.ts';

/** Work that goes on after the call that has begun it. */
export interface Background {
  /** Begins it; the signal is aborted when the server closes. What it throws is logged. */
  start(name: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Aborts what runs and waits for its end. */
  close(): Promise<void>;
}

export function makeBackground(log: Pick<Log, 'error'>): Background {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    start(name, work) {
      const run = work(closing.signal)
        .catch((error: unknown) => log.error(name, error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
