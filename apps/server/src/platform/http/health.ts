import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { version } from '../config.ts';
import type { LocalTime } from '../db/column.ts';
import { stepsOf } from '../db/migrate.ts';
import type { Server } from '../server.ts';
import { jsonResponse } from './response.ts';

/** Time-out of the database check, in milliseconds. */
const timeoutMs = 2000;

/** True when the database responds in time and all migrations are applied. */
async function isDatabaseReady({ store }: Server): Promise<boolean> {
  const late = new AbortController();
  const isReady = stepsOf(store.db).then(
    ({ missing }) => missing.length === 0,
    () => false,
  );
  const isLate = setTimeout(timeoutMs, false, late).catch(() => false);
  return Promise.race([isReady, isLate]).finally(() => late.abort());
}

/** Bytes that the disk of the data folder must have left: a journal and some uploads fit. */
const minFree = 32 * 1024 * 1024;

/** Size of what is written to see whether a full store has room again. */
const probeSize = 100_000;

/** Writes something and deletes it, in one transaction. @returns false when that fails. */
async function canWrite({ store }: Server): Promise<boolean> {
  const address = 'x'.repeat(probeSize);
  const row = { username: '', address, created_time: '2000-01-01 00:00:00' as LocalTime };
  return store
    .write(async (tx) => {
      await tx.insertInto('login_attempt').values(row).execute();
      await tx.deleteFrom('login_attempt').where('username', '=', '').execute();
    })
    .then(
      () => true,
      () => false,
    );
}

/** True when changes can be stored: there is room on the disk, and in the database. */
async function hasRoom(server: Server): Promise<boolean> {
  // With PostgreSQL the folder is made by the first upload.
  const disk = await statfs(server.config.dataDir).catch(() => null);
  if (disk && disk.bavail * disk.bsize < minFree) return false;
  return !server.store.isFull() || (await canWrite(server));
}

/** True when calls can be served: database reachable and migrated, room for changes, no shutdown in progress. */
const isReady = async (server: Server): Promise<boolean> =>
  !server.stopping.aborted && (await isDatabaseReady(server)) && (await hasRoom(server));

/**
 * `/healthz/live`: an orchestrator restarts the process when it fails. `/healthz/ready`: HTTP 200 while calls can be
 * served, else 503 (a full disk included), so that a load balancer uses another instance. `/healthz`: both, with the
 * version.
 */
export function healthRoutes(server: Server): Hono {
  const hono = new Hono();
  const statusOf = (ready: boolean) => ({ status: ready ? 200 : 503 });
  hono.get('/healthz/live', () => jsonResponse({ live: true }));
  hono.get('/healthz/ready', async () => {
    const ready = await isReady(server);
    return jsonResponse({ ready }, statusOf(ready));
  });
  hono.get('/healthz', async () => {
    const ready = await isReady(server);
    return jsonResponse({ live: true, ready, version }, statusOf(ready));
  });
  return hono;
}
