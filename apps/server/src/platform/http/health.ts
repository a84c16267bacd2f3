import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { version } from '../config.ts';
import type { LocalTime } from '../db/column.ts';
import { storeFault, storeFaultReason } from '../db/errors.ts';
import { stepsOf } from '../db/migrate.ts';
import type { Store } from '../db/store.ts';
import type { Server } from '../server.ts';
import { jsonResponse } from './response.ts';

/** Time-out of the database check, in milliseconds: a proxy that asks every second waits no longer. */
const timeoutMs = 900;

/** Why calls cannot be served, for the operator; null while they can. */
type Hindrance = string | null;

/** What hinders a database that responds. */
async function findHindrance({ db, engine }: Store): Promise<Hindrance> {
  const { missing } = await stepsOf(db);
  if (missing[0]) return `数据库缺少「${missing[0]}」(a step of the schema is missing)`;
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ standby: boolean; readOnly: boolean }>`
    select pg_is_in_recovery() as standby,
      current_setting('transaction_read_only')::boolean as "readOnly"`.execute(db);
  if (rows[0]?.standby) return '数据库是备库，不接受写入 (a standby)';
  return rows[0]?.readOnly ? `数据库${storeFaultReason.readOnly}` : null;
}

/** What keeps the database from taking changes: it does not respond in time, is a standby, or lacks steps. */
async function databaseHindrance({ store }: Pick<Server, 'store'>): Promise<Hindrance> {
  const late = new AbortController();
  const found = findHindrance(store).catch(
    (error: unknown) => `数据库${storeFaultReason[storeFault(error) ?? 'away']}`,
  );
  const isLate = setTimeout(timeoutMs, `数据库${storeFaultReason.away}`, late).catch(() => null);
  return Promise.race([found, isLate]).finally(() => late.abort());
}

/** Bytes that the disk of the data folder must have left: a journal and some uploads fit. */
const minFree = 32 * 1024 * 1024;

/** Size of what is written to see whether a full store has room again. */
const probeSize = 100_000;

/** Writes something and deletes it, in one transaction. @returns false when that fails. */
async function canWrite({ store }: Pick<Server, 'store'>): Promise<boolean> {
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
async function hasRoom(server: Pick<Server, 'config' | 'store'>): Promise<boolean> {
  // With PostgreSQL the folder is made by the first upload.
  const disk = await statfs(server.config.dataDir).catch(() => null);
  if (disk && disk.bavail * disk.bsize < minFree) return false;
  return !server.store.isFull() || (await canWrite(server));
}

/** Looks whether calls can be served. */
export type Readiness = () => Promise<Hindrance>;

/**
 * Calls can be served while the primary takes changes, they have room, and the server does not stop. Without a primary
 * a change waits `DATABASE_PATIENCE` seconds: for as long from the loss nothing is hindered, since a proxy that turned away from every
 * instance at once would cut off what waits, and all live boards.
 */
export function makeReadiness(server: Pick<Server, 'config' | 'store' | 'stopping'>): Readiness {
  const { config, store, stopping } = server;
  const patience = store.engine === 'sqlite' ? 0 : config.databasePatience * 1000;
  let hinderedSince: number | null = null;
  return async () => {
    if (stopping.aborted) return '正在停止 (stopping)';
    // Before the look: a standby that answers it would hide when the primary was lost.
    const lostSince = store.lostSince();
    const hindrance = await databaseHindrance(server);
    if (hindrance === null) {
      hinderedSince = null;
      return (await hasRoom(server)) ? null : storeFaultReason.full;
    }
    hinderedSince ??= lostSince ?? performance.now();
    return performance.now() - hinderedSince < patience ? null : hindrance;
  };
}

/**
 * `/healthz/live`: an orchestrator restarts the process when it fails. `/healthz/ready`: HTTP 200 while calls can be
 * served, else 503 (a full disk included) with the reason, so that a load balancer uses another instance. `/healthz`:
 * both, with the version.
 */
export function healthRoutes(server: Server): Hono {
  const hono = new Hono();
  const look = makeReadiness(server);
  const respond = async (more: object) => {
    const reason = await look();
    const found = reason === null ? { ready: true } : { ready: false, reason };
    return jsonResponse({ ...more, ...found }, { status: reason === null ? 200 : 503 });
  };
  hono.get('/healthz/live', () => jsonResponse({ live: true }));
  hono.get('/healthz/ready', () => respond({}));
  hono.get('/healthz', () => respond({ live: true, version }));
  return hono;
}
