import { statfs } from 'node:fs/promises';
import type { LocalTime } from '../db/column.ts';
import { stepsOf } from '../db/migrate.ts';
import type { Server } from '../server.ts';
import { textAnswer } from './answer.ts';

/** Time-out of the database check, in milliseconds. */
const timeoutMs = 2000;

/** True when the database responds in time and all migrations are applied. */
async function isDatabaseReady({ store }: Server): Promise<boolean> {
  const isReady = stepsOf(store.db).then(
    ({ missing }) => missing.length === 0,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), timeoutMs);
  });
  return Promise.race([isReady, late]).finally(() => clearTimeout(timer));
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

/** `/healthz/live`, the liveness probe: an orchestrator restarts the process when it fails. */
export const liveAnswer = (): Promise<Response> => textAnswer(JSON.stringify({ live: true }));

/**
 * `/healthz/ready`, the readiness probe: HTTP 200 while calls can be served, else 503 (a full disk
 * included), so that a load balancer uses another instance.
 */
export async function readyAnswer(server: Server): Promise<Response> {
  const ready = await isReady(server);
  return textAnswer(JSON.stringify({ ready }), null, ready ? 200 : 503);
}

/** `/healthz`: both in one, with the version. */
export async function healthAnswer(server: Server, version: string): Promise<Response> {
  const ready = await isReady(server);
  const text = JSON.stringify({ live: true, ready, version });
  return textAnswer(text, null, ready ? 200 : 503);
}
