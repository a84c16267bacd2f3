import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian keeps the programs of each version. */
const versions = '/usr/lib/postgresql';

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL on a free port; null where its programs are not installed. */
export async function startPostgres(): Promise<Cluster | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const directory = mkdtempSync(join(tmpdir(), 'anzhu-postgres-'));
  const data = join(directory, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root: its own user, whom Debian makes, runs it then.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await execute('chown', ['postgres', directory]);
  chmodSync(directory, 0o755);
  const run = (program: string, ...rest: string[]): Promise<unknown> => {
    const command = [join(programs, program), ...rest];
    return isRoot
      ? execute('runuser', ['-u', 'postgres', '--', ...command], { cwd: directory })
      : execute(command[0] ?? '', command.slice(1), { cwd: directory });
  };
  await run('initdb', '-D', data, '-U', 'anzhu', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off
    -c max_connections=200 -c shared_buffers=64MB`.replace(/\s+/g, ' ');
  await run('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', settings, 'start');
  return {
    url: `postgresql://anzhu@127.0.0.1:${port}/postgres`,
    async stop() {
      await run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The programs of the newest version that is installed. */
function findPrograms(): string | undefined {
  if (!existsSync(versions)) return undefined;
  const newestFirst = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst
    .map((version) => join(versions, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
