import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openRunFolder } from '../../runFolder.ts';
import { ownerOfCluster } from '../../../apps/server/test/postgresCluster.ts';

/** A program that runs. */
export interface Running {
  pid: number;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Runs it as the user who starts this, not as PostgreSQL's. */
  asSelf?: boolean;
}

/** Where everything is that a run writes, the programs of the run, and what ends them. */
export interface Site {
  folder: string;
  /** Makes a folder that PostgreSQL's user owns, as PostgreSQL wants it. */
  makeFolder(name: string): string;
  /** Starts a program; its output goes to `log/NAME.log`. */
  start(name: string, command: string, args: readonly string[], options?: Options): Running;
  /** Runs a program to its end. @throws with its output when it fails */
  run(command: string, args: readonly string[], options?: Options): Promise<void>;
  /** A port that nothing listens on, below those of outgoing connections. */
  port(): Promise<number>;
  /** Called before the programs are killed. */
  atEnd(close: () => unknown): void;
  /** Ends everything that was started, and removes the folder unless it is kept. */
  end(options: { keep: boolean }): Promise<void>;
}

/** Sends a signal to a process; one that has ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The descendants of a process, those in other process groups too. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const below = (of: number): number[] =>
    [...parents].flatMap(([child, parent]) => (parent === of ? [child, ...below(child)] : []));
  return below(pid);
}

/** Waits until something holds. @throws after so many seconds */
export async function until(
  what: string,
  seconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await setTimeout(100);
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

const [lowestPort, highestPort] = [20_000, 32_000];

/** Opens a folder of its own in that for temporary files. */
function openSite(): Site {
  const owner = ownerOfCluster();
  const folder = mkdtempSync(join(tmpdir(), 'anzhu-failover-'));
  chmodSync(folder, 0o755);
  const programs = new Set<ChildProcess>();
  const closers: (() => unknown)[] = [];
  const makeFolder = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700, recursive: true });
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const log = makeFolder('log');
  let nextPort = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort - 200));
  const optionsOf = ({ env, asSelf = false }: Options) => ({
    cwd: folder,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: folder, ...env },
    ...(asSelf ? {} : owner),
  });
  return {
    folder,
    makeFolder,
    start(name, command, args, options = {}) {
      const output = openSync(join(log, `${name}.log`), 'a');
      const child = spawn(command, args, {
        ...optionsOf(options),
        stdio: ['ignore', output, output],
        // A Ctrl+C ends what runs in the order in which this ends it.
        detached: true,
      });
      closeSync(output);
      const ended = new Promise<void>((done) => {
        child.once('error', () => done());
        child.once('exit', () => done());
      });
      void ended.then(() => programs.delete(child));
      programs.add(child);
      if (child.pid === undefined) throw new Error(`${command} does not start`);
      return {
        pid: child.pid,
        ended,
        isRunning: () => programs.has(child),
        kill: (sent) => void child.kill(sent),
      };
    },
    async run(command, args, options = {}) {
      await promisify(execFile)(command, args, optionsOf(options));
    },
    async port() {
      do nextPort += 1;
      while (!(await isFree(nextPort)));
      return nextPort;
    },
    atEnd: (close) => void closers.push(close),
    async end({ keep }) {
      for (const close of closers.toReversed()) {
        await Promise.resolve(close()).catch((error: unknown) => console.error(error));
      }
      for (const child of programs) child.kill('SIGKILL');
      await setTimeout(200);
      if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const logs = join(import.meta.dirname, '../../../reports/failover');

/** Runs something on a site of its own, and ends everything afterwards, also at a signal. Ends the process with its code. */
export async function onSite(
  keep: boolean,
  work: (site: Site) => Promise<boolean>,
): Promise<never> {
  if (!keep) openRunFolder();
  const site = openSite();
  let ending: Promise<void> | null = null;
  const end = (): Promise<void> => (ending ??= site.end({ keep }));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => void end().then(() => process.exit(1)));
  }
  let isGood = false;
  try {
    isGood = await work(site);
  } catch (error) {
    console.error(error);
    cpSync(join(site.folder, 'log'), logs, { recursive: true });
    console.error(`the logs are in ${logs}`);
  }
  await end();
  process.exit(isGood ? 0 : 1);
}
