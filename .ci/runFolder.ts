/**
 * Folders of a run, and their end. Tests write to the folder for temporary files and to memory; programs that they start
 * may be killed before they tidy up, as this one may. So another process waits until this one is gone, ends what is left
 * of the run, and removes its folders.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Memory as a file system, on Linux. */
const memory = '/dev/shm';

const variable = 'ANZHU_TEST_RUN';

/** The run's folder in memory; null where there is none. */
export function folderInMemory(): string | null {
  const run = process.env[variable];
  const folder = run ? join(memory, run) : memory;
  return existsSync(folder) ? folder : null;
}

/** Gives this process and those that it starts folders of their own, unless they are part of such a run. */
export function openRunFolder(): void {
  if (process.env[variable] || process.platform === 'win32') return;
  const run = `anzhu-run-${randomUUID().slice(0, 8)}`;
  const parents = [tmpdir(), memory].filter((parent) => existsSync(parent));
  const folders = parents.map((parent) => join(parent, run));
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o755);
  }
  const sweeper = spawn(process.execPath, [import.meta.filename, run, ...folders], {
    // A Ctrl+C is not for it: it ends last.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  sweeper.unref();
  (sweeper.stdin as unknown as { unref(): void }).unref();
  process.env[variable] = run;
  [process.env['TMPDIR']] = folders;
}

function readOf<Content>(read: () => Content): Content | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The processes that belong to a run: its name is in their environment, their command or the folder that they run in. */
function processesOf(run: string): number[] {
  const all = readOf(() => readdirSync('/proc')) ?? [];
  return all.map(Number).filter((pid) => {
    if (!(pid > 0) || pid === process.pid) return false;
    const of = `/proc/${pid}`;
    return [
      readOf(() => readFileSync(`${of}/environ`, 'utf8')),
      readOf(() => readFileSync(`${of}/cmdline`, 'utf8')),
      readOf(() => readlinkSync(`${of}/cwd`)),
    ].some((text) => text?.includes(run));
  });
}

/** Sends a signal to the processes of a run. @returns how many there are */
export function signalProcesses(run: string, signal: NodeJS.Signals): number {
  const pids = processesOf(run);
  for (const pid of pids) readOf(() => process.kill(pid, signal));
  return pids.length;
}

async function sweep(run: string, folders: readonly string[]): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGTERM', 'SIGKILL', 'SIGKILL'] as const) {
    if (signalProcesses(run, signal) === 0) break;
    await setTimeout(500);
  }
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [run = '', ...folders] = process.argv.slice(2);
  process.stdin.on('end', () => void sweep(run, folders)).resume();
}
