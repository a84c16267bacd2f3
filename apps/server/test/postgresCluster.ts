import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/** Where Debian keeps the programs of each version. */
const versions = '/usr/lib/postgresql';

/** A cluster that a test has started. */
export interface Cluster {
  url: string;
  /** Shuts the server down and keeps its data: SIGINT ends its sessions first (fast), SIGQUIT does not (immediate). */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts the server again after `halt`. */
  resume(): Promise<void>;
  /** Shuts the server down and removes its data. */
  stop(): Promise<void>;
}

/** What differs from a cluster for tests. */
interface Wanted {
  /** Where it is; in memory where there is room. */
  parent?: string;
  settings?: Record<string, string>;
}

/** A throw-away PostgreSQL on a free port; null where its programs are not installed. */
export async function startPostgres({
  parent,
  settings: others = {},
}: Wanted = {}): Promise<Cluster | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const settings = {
    // Nothing here outlives the tests: not a power cut, nor a table that grows.
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    // In its folder: a server that is killed leaves nothing in shared memory.
    dynamic_shared_memory_type: 'mmap',
    max_connections: '200',
    shared_buffers: '64MB',
    ...others,
  };
  const initial = ['-U', 'anzhu', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const made = makeFolder(parent);
  await succeeded(spawn(join(programs, 'initdb'), ['-D', made.data, ...initial], made.options));
  return startIn(made, programs, settings);
}

/** What a cluster is started with so that standbys may follow it. */
export const followed = { wal_level: 'replica', max_wal_senders: '8', full_page_writes: 'on' };

/** A streaming standby of a cluster that was started as `followed`. */
export async function startStandby(
  { url }: Pick<Cluster, 'url'>,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const programs = findPrograms();
  if (!programs) throw new Error('there is no PostgreSQL');
  const made = makeFolder();
  const copy = ['-D', made.data, '-d', url, '-R', '-N', '-X', 'stream', '-c', 'fast'];
  await succeeded(spawn(join(programs, 'pg_basebackup'), copy, made.options));
  return startIn(made, programs, {
    ...followed,
    fsync: 'off',
    dynamic_shared_memory_type: 'mmap',
    max_connections: '200',
    shared_buffers: '64MB',
    ...settings,
  });
}

/** A folder for a cluster, and how its programs are started. */
interface ClusterFolder {
  directory: string;
  data: string;
  options: SpawnOptions;
}

function makeFolder(parent?: string): ClusterFolder {
  const owner = ownerOfCluster();
  const directory = mkdtempSync(join(parent ?? clusterFolder(owner !== null), 'anzhu-postgres-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  chmodSync(directory, 0o755);
  const options: SpawnOptions = { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'], ...owner };
  return { directory, data: join(directory, 'data'), options };
}

/** Starts the cluster whose data is in a folder, on a free port. */
async function startIn(
  { directory, data, options }: ClusterFolder,
  programs: string,
  settings: Record<string, string>,
): Promise<Cluster> {
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    ...settings,
  };
  const named = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A child of this process, not a daemon of pg_ctl: it ends with the process group of the tests.
  const start = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, ...named], options);
  let server = start();
  await ready(server);
  const halt = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgresql://anzhu@127.0.0.1:${port}/postgres`,
    halt,
    async resume() {
      server = start();
      await ready(server);
    },
    async stop() {
      if (server.exitCode === null) await halt('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The programs of the newest version that is installed. */
export function findPrograms(): string | undefined {
  if (!existsSync(versions)) return undefined;
  const newestFirst = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst
    .map((version) => join(versions, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')));
}

/** PostgreSQL refuses to run as root: the user that Debian's package makes runs it then. */
export function ownerOfCluster(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The folder for the cluster: a database is 300 files to copy, so in memory where there is room. Where another
 * user must reach it, one whose parents let it through.
 */
function clusterFolder(isForOtherUser: boolean): string {
  const folders = [temporaryFolder(), '/tmp', '/var/tmp', '/var/lib/postgresql'];
  const usable = (folder: string): boolean =>
    existsSync(folder) && (!isForOtherUser || isTraversable(folder));
  return folders.find(usable) ?? tmpdir();
}

function isTraversable(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return isOpen && (parent === folder || isTraversable(parent));
}

/** Waits until a program has ended well. */
function succeeded(child: ChildProcess): Promise<void> {
  const output = outputOf(child);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(output.join('')))));
  });
}

/** Waits until the server accepts connections. */
function ready(server: ChildProcess): Promise<void> {
  const output = outputOf(server);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.once('exit', () => fail(new Error(output.join(''))));
    server.stderr?.on('data', () => {
      if (/ready to accept( read-only)? connections/.test(output.join(''))) {
        output.length = 0;
        done();
      }
    });
  });
}

/** What a program writes, for the message when it fails. */
function outputOf({ stdout, stderr }: ChildProcess): string[] {
  const output: string[] = [];
  stdout?.on('data', (part: Buffer) => output.push(part.toString()));
  stderr?.on('data', (part: Buffer) => output.push(part.toString()));
  return output;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
