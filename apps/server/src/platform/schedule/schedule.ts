import { randomUUID } from 'node:crypto';
import type { Server } from '../server.ts';
import type { Job } from './job.ts';
import { endLease, readIdle, type RunEnd, takeLease } from './lease.ts';

/** Milliseconds between looks at what is due. */
const checkInterval = 2_000;

/**
 * Milliseconds after which a run is stopped, before its lease ends: the rest is done by the next
 * run.
 */
const runLasts = 45_000;

/** The timed jobs of this instance. */
export interface Schedule {
  /** Looks every few seconds from now on. */
  start(): void;
  /** Runs the jobs that are due and not leased by another instance. @returns their names. */
  runDue(): Promise<string[]>;
  /** Ends for good, when the batch that is being worked on is done. */
  stop(): Promise<void>;
}

/**
 * Runs jobs when they are due, each at one instance at a time, however many share the database. One
 * that fails is logged and tried again.
 */
export function makeSchedule(server: Server, jobs: readonly Job[]): Schedule {
  const holder = randomUUID();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<string[]> | null = null;

  async function run(job: Job): Promise<boolean> {
    if (!(await takeLease(server, job, holder))) return false;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(runLasts)]);
    let end: RunEnd = 'done';
    try {
      await job.run(server, signal);
      if (signal.aborted) end = 'early';
    } catch (error) {
      end = 'failed';
      server.log.error(`schedule: ${job.name}`, error);
    }
    await endLease(server, job, { holder, end });
    return true;
  }

  async function runAll(): Promise<string[]> {
    const ran: string[] = [];
    try {
      const idle = await readIdle(server.store.db, server.clock.now());
      for (const job of jobs) {
        if (stopping.signal.aborted) break;
        if (!idle.has(job.name) && (await run(job))) ran.push(job.name);
      }
    } catch (error) {
      server.log.error('schedule', error);
    }
    return ran;
  }

  const runDue = (): Promise<string[]> =>
    (running ??= runAll().finally(() => {
      running = null;
    }));

  return {
    start() {
      timer = setInterval(() => void runDue(), checkInterval);
      timer.unref();
    },
    runDue,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
