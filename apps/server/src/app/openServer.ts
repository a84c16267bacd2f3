import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { liveBeat } from '@anzhu/api/contract/live';
import { sql } from 'kysely';
import { makeBackground } from '../platform/background.ts';
import { cleanFiles } from '../platform/cleanUp/files.ts';
import { keepLogMonths } from '../platform/cleanUp/logMonths.ts';
import { erasePersonalData } from '../platform/cleanUp/personalData.ts';
import { eraseRequested } from '../platform/cleanUp/requested.ts';
import { forgetOldSessions } from '../platform/cleanUp/sessions.ts';
import type { Clock } from '../platform/clock.ts';
import { type Config, version } from '../platform/config.ts';
import { takeFolder } from '../platform/dataFolder.ts';
import { StoreError, storeFault, storeFaultReason } from '../platform/db/errors.ts';
import type { Store } from '../platform/db/store.ts';
import { makeExportQueue } from '../platform/exportQueue.ts';
import { localStorage } from '../platform/files/localStorage.ts';
import { exportFolder } from '../platform/files/storage.ts';
import { s3Storage } from '../platform/files/s3Storage.ts';
import { makeVirusScan } from '../platform/files/virusScan.ts';
import { type Boards, makeBoards } from '../platform/live/boards.ts';
import { listenForRooms } from '../platform/live/postgres.ts';
import { signedService } from '../platform/invoicing/signedService.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { openStore } from '../platform/openStore.ts';
import { upgradeReport } from '../platform/operation/upgrade.ts';
import { restrictDataFolder } from '../platform/privateFolder.ts';
import { openGateway } from '../platform/payment/openGateway.ts';
import type { Job } from '../platform/schedule/job.ts';
import { makeSchedule, type Schedule } from '../platform/schedule/schedule.ts';
import type { Server } from '../platform/server.ts';
import { makeRateLimit } from '../platform/session/limit.ts';
import { makePasswords } from '../platform/session/passwords.ts';
import { makeSecurityLog } from '../platform/session/securityLog.ts';
import { findSession } from '../platform/session/sessions.ts';
import type { Traces } from '../platform/traces/traces.ts';
import { makeSignInGate } from '../platform/session/signInGate.ts';
import { assistantRate } from '../platform/session/assistantKeys.ts';
import { cleanHotelExports } from '../resources/hotelExport/index.ts';
import { settleCutActs } from '../resources/assistant/index.ts';
import { settleInvoices } from '../resources/invoice/index.ts';
import { addNewMenus } from '../resources/menu/index.ts';
import { closeUnpaidOrders, settleRefunds } from '../resources/order/index.ts';
import { qrCodeRate } from '../resources/qrCode/index.ts';
import { keepDayFigures } from '../resources/report/index.ts';
import { assignHolds, makeTimelineQueue } from '../resources/room/index.ts';
import { missedNumberRate } from '../platform/search/keyword.ts';
import { type Contents, exposedDemoAccounts, fillEmptyStore } from './firstStart.ts';

/** Everything that the server does by itself. */
const jobs: readonly Job[] = [
  closeUnpaidOrders,
  settleRefunds,
  settleInvoices,
  assignHolds,
  settleCutActs,
  forgetOldSessions,
  cleanFiles,
  cleanHotelExports,
  erasePersonalData,
  eraseRequested,
  keepLogMonths,
  keepDayFigures,
];

export interface OpenOptions {
  clock: Clock;
  log: Log;
  /** Milliseconds between heartbeats of the live boards. */
  beat?: number;
  /** Ends the wait for a database that is away. */
  signal?: AbortSignal;
}

/** Everything that handlers need, open, before the server listens. */
export interface Opened {
  server: Server;
  boards: Boards;
  /** The timed jobs; none runs by itself yet. */
  schedule: Schedule;
  /** What was in the store, or was put into it. */
  contents: Contents;
  /** Makes the readiness probe fail; running calls continue. */
  announceStop(): void;
  close(): Promise<void>;
}

/** prom-client is loaded only where `METRICS_PORT` is set. */
const startMetrics = async (): Promise<Metrics> =>
  (await import('../platform/metrics/metrics.ts')).makeMetrics();

/** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
async function startTraces({ traces, databaseUrl }: Config): Promise<Traces | null> {
  if (traces === null) return null;
  const { makeTraces } = await import('../platform/traces/traces.ts');
  return makeTraces(traces, { version, engine: databaseUrl === null ? 'sqlite' : 'postgresql' });
}

/** Workers that make exports: each takes some 50 MB. */
const exportsAtOnce = 2;

/** Why live boards get no changes, for the operator. */
const noNotifications = (databaseListenUrl: string | null): string =>
  databaseListenUrl === null
    ? '收不到数据库的通知，房态不会实时更新：DATABASE_URL 经过事务模式的连接池，请设置 DATABASE_LISTEN_URL 直连主库 (no notifications through a pooler)'
    : '收不到数据库的通知，房态不会实时更新：DATABASE_LISTEN_URL 应直连 DATABASE_URL 的主库和数据库，不经过连接池 (no notifications)';

type Closer = () => unknown;

/** Closes what was opened, last first; one that fails does not keep the others open. */
async function closeAll(closers: readonly Closer[], log: Log): Promise<void> {
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      log.error('stop', error);
    }
  }
}

/** Milliseconds between two attempts to reach the database: several instances do not come at once. */
const pause = (): number => 500 + Math.random() * 1000;

/** True for what passes by itself: PostgreSQL is starting, or another server becomes its primary. */
const mayPass = (error: unknown): boolean => {
  const fault = storeFault(error);
  return fault === 'away' || fault === 'busy' || fault === 'readOnly';
};

/**
 * Takes the folder of the embedded store, opens and migrates the store, and fills it when it is
 * empty. Waits up to `DATABASE_WAIT` for PostgreSQL. Throws a StoreError of one line, with nothing left open.
 */
export async function openServer(config: Config, options: OpenOptions): Promise<Opened> {
  const { databaseUrl, databaseWait } = config;
  const { log, signal } = options;
  const end = performance.now() + (databaseUrl === null ? 0 : databaseWait * 1000);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openOnce(config, options);
    } catch (error) {
      if (!mayPass(error) || performance.now() >= end) throw error;
      if (attempt === 1 && error instanceof Error) {
        log.info(`  等待数据库 (waiting for the database)：${error.message}`);
      }
      await setTimeout(pause(), undefined, { signal });
    }
  }
}

async function openOnce(config: Config, options: OpenOptions): Promise<Opened> {
  const closers: Closer[] = [];
  const close = () => closeAll(closers, options.log);
  try {
    return { ...(await open(config, options, closers)), close };
  } catch (error) {
    await close();
    const fault = storeFault(error);
    if (!fault || error instanceof StoreError) throw error;
    const place = config.databaseUrl === null ? config.dataDir : 'DATABASE_URL';
    throw new StoreError(`${place}：${storeFaultReason[fault]}`, { cause: error });
  }
}

async function open(
  config: Config,
  { clock, log, beat = liveBeat }: OpenOptions,
  closers: Closer[],
): Promise<Omit<Opened, 'close'>> {
  const { dataDir, dataKeyFile, metricsPort } = config;
  const { databaseUrl, databaseReadUrl, databaseListenUrl, databasePatience } = config;
  const onError = (error: unknown) => log.error('live', error);
  const warnIfOpen = (isPrivate: boolean): void => {
    if (!isPrivate)
      log.info(`  警告 (warning)：${dataDir} 属于其他用户，请用 chmod 700 限制其权限`);
  };
  if (databaseUrl === null) {
    const folder = takeFolder(dataDir);
    closers.push(() => folder.release());
    warnIfOpen(folder.isPrivate);
  } else if (existsSync(dataDir)) {
    warnIfOpen(restrictDataFolder(dataDir));
  }
  const boards = makeBoards({
    beat,
    findSession: async (tokenHash) => (await findSession(store.db, clock, tokenHash)).session,
    onError,
  });
  const traces = await startTraces(config);
  if (traces) closers.push(() => traces.close());
  const store: Store = await openStore({
    dataDir,
    databaseUrl,
    databaseReadUrl,
    databasePatience,
    dataKeyFile,
    clock,
    deliver: (events) => boards.deliver(events),
    checkBoards: () => boards.checkAgain(),
    onStatement: traces?.statement,
    onStandbyAway: (error) => log.error('standby', error),
    upgrade: upgradeReport({ dataDir, databaseUrl, clock, say: (line) => log.info(line) }),
  });
  closers.push(() => store.close());
  if (databaseUrl !== null) {
    const listener = await listenForRooms({
      name: databaseListenUrl === null ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL',
      url: databaseListenUrl ?? databaseUrl,
      notify: (channel) => sql`select pg_notify(${channel}, '')`.execute(store.db),
      live: boards,
      onError,
    });
    closers.push(() => listener.close());
    if (!listener.isReceiving) log.info(`  警告 (warning)：${noNotifications(databaseListenUrl)}`);
  }
  closers.push(() => boards.close());
  const securityLog = makeSecurityLog({ store, clock, log });
  closers.push(() => securityLog.close());
  const stop = new AbortController();
  const background = makeBackground(log);
  closers.push(() => background.close());
  const server: Server = {
    config,
    clock,
    log,
    store,
    metrics: metricsPort === null ? null : await startMetrics(),
    traces,
    files: config.s3 ? s3Storage(config.s3) : localStorage(join(dataDir, 'files')),
    exportFiles: config.s3
      ? s3Storage(config.s3, 'exports/')
      : localStorage(join(dataDir, 'files', exportFolder)),
    background,
    virusScan: makeVirusScan(config.clamd),
    exportQueue: makeExportQueue(exportsAtOnce),
    timelineQueue: makeTimelineQueue(),
    live: boards,
    payment: openGateway(config, store, clock),
    invoicing: config.invoicing && signedService(config.invoicing, clock),
    passwords: makePasswords(config.scryptCost),
    securityLog,
    signInGate: makeSignInGate(makeRateLimit(config.signInRate, clock)),
    assistantGate: makeSignInGate(makeRateLimit(config.signInRate, clock)),
    phoneCheckLimit: makeRateLimit(config.phoneCheckRate, clock),
    stopping: stop.signal,
    qrCodeLimit: makeRateLimit(qrCodeRate, clock),
    missedNumberLimit: makeRateLimit(missedNumberRate, clock),
    channelLimit: makeRateLimit(config.intakeRate, clock),
    assistantLimit: makeRateLimit(assistantRate, clock),
  };
  if (databaseUrl !== null && config.s3 === null && config.filesShared === 'off') {
    log.info(
      `  警告 (warning)：图片保存在 ${join(dataDir, 'files')}，其他实例看不到；多个实例时请设置 S3_ENDPOINT，或共用该文件夹并设置 FILES_SHARED=on`,
    );
  }
  // This month may have none yet; what hinders it is tried again as a timed job.
  await keepLogMonths.run(server, stop.signal).catch((error: unknown) => log.error('log', error));
  const contents = await fillEmptyStore(server);
  const added = await addNewMenus(store);
  if (added.length > 0) log.info(`  菜单 (menus)     新版本增加 ${added.join('、')}`);
  const exposed = await exposedDemoAccounts(server);
  if (exposed.length > 0) {
    log.info(`  警告 (warning)：演示账号 ${exposed.join(' ')} 仍使用公开的演示密码，请立即修改`);
  }
  const schedule = makeSchedule(server, jobs);
  closers.push(() => schedule.stop());
  return { server, boards, schedule, contents, announceStop: () => stop.abort() };
}
