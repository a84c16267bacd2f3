import { randomUUID } from 'node:crypto';
import { clockSkew, localTime } from '../clock.ts';
import type { Db } from '../db/store.ts';
import type { RunEnd } from '../metrics/metrics.ts';
import type { Server } from '../server.ts';
import type { Job } from './job.ts';

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
    server.metrics?.jobEnded({ name: job.name, end, now: server.clock.now() });
    await endLease(server, job, { holder, end });
    return true;
  }

  async function runAll(): Promise<string[]> {
    const ran: string[] = [];
    try {
      const idle = await readIdle(server.store.db, jobs, server.clock.now());
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

/** Milliseconds after which an instance that has not given a job back counts as dead. */
const leaseLasts = 60_000;

/** Seconds until a job that failed is tried again, or sooner where it runs more often. */
const againAfter = 60;

/**
 * The latest times that a job can have been given by now. Later ones were written by a clock that ran ahead
 * and has been set right since: they do not count.
 */
const latestOf = ({ every }: Job, now: number): { due: string; lease: string } => ({
  due: localTime(now + Math.max(every, againAfter) * 1000 + clockSkew),
  lease: localTime(now + leaseLasts + clockSkew),
});

/** The names of jobs to skip now: not due, or running on another instance. */
async function readIdle(db: Db, jobs: readonly Job[], now: number): Promise<ReadonlySet<string>> {
  const time = localTime(now);
  const rows = await db
    .selectFrom('job')
    .select(['name', 'due_time', 'lease_until'])
    .where((eb) => eb.or([eb('due_time', '>', time), eb('lease_until', '>', time)]))
    .execute();
  const isIdle = (job: Job): boolean => {
    const row = rows.find(({ name }) => name === job.name);
    const latest = latestOf(job, now);
    const isWithin = (at: string, last: string): boolean => at > time && at <= last;
    return (
      row !== undefined &&
      (isWithin(row.due_time, latest.due) || isWithin(row.lease_until ?? '', latest.lease))
    );
  };
  return new Set(jobs.filter(isIdle).map(({ name }) => name));
}

/** Takes a job that is due, for this instance alone; false when another one was first. */
const takeLease = ({ store, clock }: Server, job: Job, holder: string): Promise<boolean> =>
  store.write(async (tx) => {
    const { name } = job;
    const now = clock.now();
    const time = localTime(now);
    const latest = latestOf(job, now);
    await tx
      .insertInto('job')
      .values({ name, due_time: time, holder: null, lease_until: null })
      .onConflict((known) => known.column('name').doNothing())
      .execute();
    const { numUpdatedRows } = await tx
      .updateTable('job')
      .set({ holder, lease_until: localTime(now + leaseLasts) })
      .where('name', '=', name)
      .where((eb) => eb.or([eb('due_time', '<=', time), eb('due_time', '>', latest.due)]))
      .where((eb) =>
        eb.or([
          eb('lease_until', 'is', null),
          eb('lease_until', '<=', time),
          eb('lease_until', '>', latest.lease),
        ]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });

/** Seconds until a job is due again. */
const waitAfter: Record<RunEnd, (job: Job) => number> = {
  done: ({ every }) => every,
  early: () => 0,
  failed: ({ every }) => Math.min(every, againAfter),
};

/** Releases a job and sets its next due time. */
async function endLease(
  { store, clock }: Server,
  job: Job,
  { holder, end }: { holder: string; end: RunEnd },
): Promise<void> {
  await store.write((tx) =>
    tx
      .updateTable('job')
      .set({
        due_time: localTime(clock.now() + waitAfter[end](job) * 1000),
        holder: null,
        lease_until: null,
      })
      .where('name', '=', job.name)
      .where('holder', '=', holder)
      .execute(),
  );
}
