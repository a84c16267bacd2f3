import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../src/main.ts');

/** A server in a process of its own, so that its time and memory are its own. */
export interface Running {
  url: string;
  /** Milliseconds from its start until it was ready. */
  startTime: number;
  /** Resident memory at its peak, in MB of 1,000,000 bytes. */
  peakMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server on a store, as `npm start` does, and waits until it is ready. */
export async function run(environment: Record<string, string>, port: number): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', main], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the server ended at its start');
    await new Promise((done) => setImmediate(done));
  }
  return {
    url,
    startTime: performance.now() - started,
    async peakMemory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
