import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../src/main.ts');
const root = resolve(import.meta.dirname, '../../..');

/** Node's flags of `npm start`. */
async function startFlags(): Promise<string[]> {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** A server in a process of its own, so that its time and memory are its own. */
export interface Running {
  url: string;
  /** Milliseconds from its start until it was ready. */
  startTime: number;
  /** Resident memory now, in MB of 1,000,000 bytes; the peak since its start. */
  memory(): Promise<{ now: number; peak: number }>;
  /** Processor time since its start, in milliseconds: of all its threads, and of the first one. */
  processor(): Promise<{ all: number; first: number }>;
  stop(): Promise<void>;
}

/** Starts a server on a store, by its environment, and waits until it is ready. */
export async function run(environment: Record<string, string>, port: number): Promise<Running> {
  const flags = await startFlags();
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('the server ended at its start');
    await new Promise((done) => setImmediate(done));
  }
  return {
    url,
    startTime: performance.now() - started,
    memory: () => memoryOf(child),
    processor: () => processorOf(child),
    stop: () => stop(child),
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

async function memoryOf({ pid }: ChildProcess): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (name: string): number =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** Milliseconds of one tick, in which Linux counts processor time. */
const tick = 10;

async function processorOf({ pid }: ChildProcess): Promise<{ all: number; first: number }> {
  const used = async (path: string): Promise<number> => {
    const line = await readFile(path, 'utf8').catch(() => '');
    // What stands behind the name, which may hold anything: places 14 and 15 of the whole line.
    const [user, system] = line.slice(line.lastIndexOf(')')).split(' ').slice(12, 14);
    return (Number(user) + Number(system)) * tick;
  };
  return {
    all: await used(`/proc/${pid}/stat`),
    first: await used(`/proc/${pid}/task/${pid}/stat`),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
