import { localTime } from '../clock.ts';
import type { Db } from '../db/store.ts';
import type { Server } from '../server.ts';
import type { Job } from './job.ts';

/** Milliseconds after which an instance that has not given a job back counts as dead. */
const leaseLasts = 60_000;

/** Seconds until a job that failed is tried again, or sooner where it runs more often. */
const againAfter = 60;

/** The names of jobs to skip now: not due, or running on another instance. */
export async function readIdle(db: Db, now: number): Promise<ReadonlySet<string>> {
  const time = localTime(now);
  const rows = await db
    .selectFrom('job')
    .select('name')
    .where((eb) => eb.or([eb('due_time', '>', time), eb('lease_until', '>', time)]))
    .execute();
  return new Set(rows.map((row) => row.name));
}

/** Takes a job that is due, for this instance alone; false when another one was first. */
export const takeLease = (
  { store, clock }: Server,
  { name }: Job,
  holder: string,
): Promise<boolean> =>
  store.write(async (tx) => {
    const now = clock.now();
    const time = localTime(now);
    await tx
      .insertInto('job')
      .values({ name, due_time: time, holder: null, lease_until: null })
      .onConflict((known) => known.column('name').doNothing())
      .execute();
    const { numUpdatedRows } = await tx
      .updateTable('job')
      .set({ holder, lease_until: localTime(now + leaseLasts) })
      .where('name', '=', name)
      .where('due_time', '<=', time)
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', time)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });

/** How a run ended: complete, stopped early, or with an error. */
export type RunEnd = 'done' | 'early' | 'failed';

/** Seconds until a job is due again. */
const waitAfter: Record<RunEnd, (job: Job) => number> = {
  done: ({ every }) => every,
  early: () => 0,
  failed: ({ every }) => Math.min(every, againAfter),
};

/** Releases a job and sets its next due time. */
export async function endLease(
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
