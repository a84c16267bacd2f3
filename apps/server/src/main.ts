import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, type Running } from './app/run.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, isLocalOnly, readConfig, version } from './platform/config.ts';
import { StoreError } from './platform/db/errors.ts';
import { versionsOf } from './platform/db/migrate.ts';
import { ListenError } from './platform/http/listen.ts';
import { consoleLog, type Log } from './platform/log.ts';
import { ConfigError } from './platform/settings.ts';

/** Errors that the operator can resolve: their message is enough, without a stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof StoreError || error instanceof ListenError;

/** Prints the address of the server and the accounts that can sign in. */
async function greet(
  { url, metricsUrl, contents, server }: Running,
  config: Config,
  log: Log,
): Promise<void> {
  const { publicUrl, adminDist } = config;
  const store = server.store.engine === 'sqlite' ? server.config.dataDir : 'PostgreSQL';
  const { made } = await versionsOf(server.store.db);
  log.info(`安住 ${version} 已启动 (ready)`);
  log.info(`  地址 (open)      ${publicUrl ?? url}/admin/`);
  log.info(`  数据 (data)      ${store}，由 ${made} 版本建立 (made by ${made})`);
  if (metricsUrl !== null) log.info(`  指标 (metrics)   ${metricsUrl}`);
  if (contents === 'demo made') {
    const { demoAccounts, demoPassword } = await import('./demo/staff.ts');
    const names = demoAccounts.map((one) => one.username).join(' ');
    log.info(`  演示账号 (demo)  ${names}`);
    log.info(`  密码 (password)  ${demoPassword}`);
  }
  if (contents === 'no account') {
    log.info('  还没有账号 (no account yet)：npm run admin:create -- --username 用户名');
  }
  if (publicUrl === null && !isLocalOnly(config)) {
    log.info('  未设置 PUBLIC_URL，不能扫码登录 (no sign-in by QR code without PUBLIC_URL)');
  }
  if (!existsSync(join(adminDist, 'index.html'))) {
    log.info('  管理端尚未构建 (app not built)：npm run build');
  }
  log.info('  按 Ctrl+C 停止 (stop)');
}

/** npm hands on a Ctrl+C that the terminal has sent already: signals so close together are one. */
const oneSignal = 1000;

/** Ends of a terminal, of a service, of a Ctrl+C. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Graceful shutdown at the first signal, immediate at the second. Registered before the start: a
 * signal that arrives meanwhile is kept until the server runs, so that the store is closed properly
 * then too.
 */
function stopOnSignals(starting: Promise<Running>, log: Log, abort: () => void): void {
  let since: number | null = null;
  const stop = async (code: number): Promise<void> => {
    if (since !== null) {
      if (performance.now() - since > oneSignal) process.exit(1);
      return;
    }
    since = performance.now();
    log.info('正在停止 (stopping) …');
    abort();
    const running = await starting.catch(() => null);
    if (!running) return;
    await running.stop();
    process.exit(code);
  };
  for (const signal of stopSignals) process.on(signal, () => void stop(0));
  process.on('unhandledRejection', (error) => log.error('unhandled', error));
  process.on('uncaughtException', (error) => {
    log.error('uncaught', error);
    void stop(1);
  });
}

async function main(): Promise<void> {
  // A log that cannot be written (a full disk, a closed pipe) ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const stopping = new AbortController();
  const { signal } = stopping;
  try {
    const config = readConfig(process.env);
    const log = consoleLog(config.log);
    // After the signals are listened to: opening the store begins at once.
    const starting = Promise.resolve().then(() => run(config, { clock: systemClock, log, signal }));
    stopOnSignals(starting, log, () => stopping.abort());
    await greet(await starting, config, log);
  } catch (error) {
    // Stopped while it waited for the database.
    if (signal.aborted && error instanceof Error && error.name === 'AbortError') return;
    const text = isPlain(error) ? error.message : (error instanceof Error && error.stack) || error;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

await main();
