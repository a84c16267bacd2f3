import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPrograms, ownerOfCluster } from '../../apps/server/test/postgresCluster.ts';
import { findProgram } from '../packages.ts';
import { openRunFolder, signalProcesses } from '../runFolder.ts';

/** Debian's packages of the programs that a cluster needs beside PostgreSQL. */
const packages = {
  patroni: ['patroni', 'python3-etcd'],
  etcd: ['etcd-server'],
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
} as const;

export type Program = keyof typeof packages;

/** The packages of the programs that are not installed. */
export function missingPackages(wanted: readonly Program[]): string[] {
  const missing = wanted.filter((program) => findProgram(program) === undefined);
  const names = missing.flatMap((program) => packages[program]);
  return findPrograms() ? names : ['postgresql', ...names];
}

/** Waits until something holds. @throws after so many seconds */
export async function until(
  what: string,
  seconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const last = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > last) throw new Error(`not within ${seconds} s: ${what}`);
    await setTimeout(100);
  }
}

/** Waits until an address answers a success. */
export const answers = (url: string, seconds: number): Promise<void> =>
  until(`${url} answers`, seconds, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null);
    return answer?.ok ?? false;
  });

export const isRunning = (program: ChildProcess | null | undefined): boolean =>
  program?.exitCode === null && program.signalCode === null;

/** Ends a program. */
export async function end(program: ChildProcess | null | undefined, signal: NodeJS.Signals) {
  if (!program || !isRunning(program)) return;
  program.kill(signal);
  await once(program, 'exit');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** The folder in that for temporary files where everything is that a run writes, and the programs of the run. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'anzhu-failover-'));
  readonly #owner = ownerOfCluster();
  // Below the ports of outgoing connections: a program that starts again finds its own free.
  #port = 20_000 + Math.floor(Math.random() * 10_000);

  constructor() {
    chmodSync(this.folder, 0o755);
    this.makeFolder('log');
  }

  /** A folder that PostgreSQL's user owns, as PostgreSQL wants it. */
  makeFolder(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (this.#owner) chownSync(path, this.#owner.uid, this.#owner.gid);
    return path;
  }

  write(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  async port(): Promise<number> {
    do this.#port += 1;
    while (!(await isFree(this.#port)));
    return this.#port;
  }

  /** Starts a program as PostgreSQL's user, with `env` as the own one; its output goes to `log/NAME.log`. */
  start(name: string, program: string, args: readonly string[], env?: object): ChildProcess {
    const output = openSync(join(this.folder, 'log', `${name}.log`), 'a');
    return spawn(findProgram(program) ?? program, args, {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: this.folder, ...env },
      stdio: ['ignore', output, output],
      detached: true,
      ...(env ? {} : this.#owner),
    });
  }
}

const logs = join(import.meta.dirname, '../../reports/failover');

/** Runs something on a site of its own, and ends everything afterwards, also at a signal. Ends the process with its code. */
export async function onSite(work: (site: Site) => Promise<boolean>): Promise<never> {
  openRunFolder();
  const site = new Site();
  const endAll = async (): Promise<void> => {
    while (signalProcesses(site.folder, 'SIGKILL') > 0) await setTimeout(200);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => void endAll().then(() => process.exit(1)));
  }
  const isGood = await work(site).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (!isGood) cpSync(join(site.folder, 'log'), logs, { recursive: true });
  if (!isGood) console.error(`the logs are in ${logs}`);
  await endAll();
  process.exit(isGood ? 0 : 1);
}
