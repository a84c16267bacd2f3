import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findProgram } from '../../../.ci/packages.ts';
import { freePort, ownerOfCluster } from './postgresCluster.ts';

/** The pooler, where it is installed. */
export const pgbouncer = findProgram('pgbouncer');

const configOf = (
  { hostname, port: serverPort, username }: URL,
  port: number,
  size: number,
): string => `
[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`;

/** Puts pgbouncer before a database, in transaction mode, until the test is over. @returns the address there */
export async function startPooler(url: string, serverConnections = 8): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'anzhu-pgbouncer-'));
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const config = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(config, configOf(new URL(url), port, serverConnections));
  // It refuses to run as root.
  const pooler = spawn(pgbouncer ?? '', [config], { cwd: folder, ...owner });
  let output = '';
  pooler.stderr.on('data', (part: Buffer) => {
    output += part.toString();
  });
  onTestFinished(async () => {
    const ended = once(pooler, 'exit');
    if (pooler.exitCode === null && pooler.kill('SIGINT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => output, { interval: 20 }).toContain('process up');
  const pooled = new URL(url);
  pooled.port = `${port}`;
  return pooled.href;
}
