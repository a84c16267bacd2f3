import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { momentOf } from '../clock.ts';
import { version } from '../config.ts';
import { makeReadiness } from '../http/health.ts';
import { lastBackup } from '../operation/backupFolder.ts';
import type { Server } from '../server.ts';

/** Milliseconds within which the database answers what is looked up, or it is left out. */
const lookTimeout = 1_500;

/** What comes in time; null else, and when it cannot be looked up. */
async function soon<Found>(found: Promise<Found>): Promise<Found | null> {
  const late = new AbortController();
  const isLate = setTimeout(lookTimeout, null, late).catch(() => null);
  return Promise.race([found.catch(() => null), isLate]).finally(() => late.abort());
}

/**
 * Adds gauges that are read at each scrape. Those that cannot be read in time are left out of it.
 * @returns reads them
 */
export function makeGauges(registry: Registry, server: Server): () => Promise<void> {
  const { store, config, live, exportQueue } = server;
  const look = makeReadiness(server);
  const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    new Gauge({ name: `anzhu_${name}`, help, labelNames: labels, registers: [registry] });

  gauge('info', 'The version that runs, and its database', 'version', 'engine').set(
    { version, engine: store.engine },
    1,
  );
  const ready = gauge('ready', '1 while calls can be answered, as /healthz/ready says');
  const boards = gauge('live_boards', 'Open live boards');
  const exports = gauge('exports', 'Exports that run and that wait for their turn', 'state');
  const pool = gauge(
    'db_pool',
    'Connections to PostgreSQL that are in use and idle, and statements that wait for one',
    'state',
  );
  const standbyInUse = gauge(
    'standby_in_use',
    '1 while the standby at DATABASE_READ_URL serves exports and charts, 0 while the primary does for it',
  );
  const standbyLag = gauge('standby_lag_seconds', 'Seconds by which that standby is behind');
  for (const one of [standbyInUse, standbyLag]) one.remove();
  const diskFree = gauge(
    'data_disk_free_bytes',
    'Room that is left on the disk of the data folder',
  );
  const diskSize = gauge('data_disk_size_bytes', 'Size of that disk');
  const backup = gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was complete; 0 where this instance knows of none',
  );
  const due = gauge(
    'job_due_timestamp_seconds',
    'When a timed job is due, whichever instance runs it: what lies long behind is overdue',
    'name',
  );

  async function lookAtDisk(): Promise<void> {
    const disk = await statfs(config.dataDir).catch(() => null);
    for (const one of [diskFree, diskSize]) one.remove();
    if (!disk) return;
    diskFree.set(disk.bavail * disk.bsize);
    diskSize.set(disk.blocks * disk.bsize);
  }

  function lookAtStandby(): void {
    for (const one of [standbyInUse, standbyLag]) one.remove();
    const use = store.standbyUse();
    if (!use) return;
    standbyInUse.set(Number(use.inUse));
    if (use.lag !== null) standbyLag.set(use.lag);
  }

  async function lookAtJobs(): Promise<void> {
    due.reset();
    const rows = await soon(store.db.selectFrom('job').select(['name', 'due_time']).execute());
    for (const { name, due_time } of rows ?? []) due.set({ name }, momentOf(due_time) / 1000);
  }

  return async () => {
    boards.set(live.size);
    for (const [state, count] of Object.entries(exportQueue.count())) exports.set({ state }, count);
    for (const [state, count] of Object.entries({ ...store.poolUse() })) pool.set({ state }, count);
    backup.set((await lastBackup(config.dataDir)) / 1000);
    await lookAtDisk();
    ready.set(Number((await look()) === null));
    lookAtStandby();
    await lookAtJobs();
  };
}
