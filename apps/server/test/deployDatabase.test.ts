import { spawn } from 'node:child_process';
import { chmod, chown, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { findProgram } from '../../../.ci/packages.ts';
import { promote, startPair } from './cluster.ts';
import { fileOf, newFolder, runTool, withTool } from './deployFiles.ts';
import { newPostgresPlace } from './engines.ts';
import { type Cluster, freePort, ownerOfCluster } from './postgresCluster.ts';
import { addRoom, newGuest, period } from './property.ts';
import { ReadingBoard } from './readingBoard.ts';
import { openTestApp } from './testApp.ts';

/** What Patroni says of a server. @returns its port, and how it becomes something else */
async function startPatroni(first: string) {
  let role = first;
  const port = await freePort();
  const server = createServer((request, response) => {
    response.writeHead(request.url?.startsWith(`/${role}`) ? 200 : 503).end();
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port,
    become(next: string) {
      role = next;
    },
  };
}

/** Runs a program until the test is over. */
function start(program: string, args: string[], owner: object = {}): void {
  const child = spawn(findProgram(program) ?? program, args, { stdio: 'ignore', ...owner });
  onTestFinished(() => void child.kill('SIGKILL'));
}

interface Server {
  cluster: Cluster;
  restPort: number;
}

/** Starts haproxy by its example, which differs in ports and servers alone. */
async function startHaproxy(folder: string, servers: readonly Server[]) {
  const path = join(folder, 'haproxy.cfg');
  const text = await fileOf('haproxy-postgres.cfg');
  await writeFile(path, text);
  const { code, output } = runTool('haproxy', ['-c', '-f', path]);
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/warning/i);
  const [primary, standby] = [await freePort(), await freePort()];
  const [one, two] = servers.map(
    ({ cluster, restPort }) => `127.0.0.1:${new URL(cluster.url).port} check port ${restPort}`,
  );
  const moved = text
    .replaceAll(/^ {2}(user|group) haproxy$/gm, '')
    .replace('127.0.0.1:5000', `127.0.0.1:${primary}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${standby}`)
    .replaceAll('10.0.0.1:5432 check port 8008', one ?? '')
    .replaceAll('10.0.0.2:5432 check port 8008', two ?? '')
    .replaceAll(/^ {2}server three .*$/gm, '');
  await writeFile(path, moved);
  start('haproxy', ['-db', '-f', path]);
  return { primary, standby };
}

/** Starts pgbouncer by its example, which differs in ports, the database and how it knows its callers. */
async function startPgbouncer(folder: string, primary: number): Promise<number> {
  const port = await freePort();
  const text = (await fileOf('pgbouncer.ini'))
    .replace(/^anzhu = .*$/m, `postgres = host=127.0.0.1 port=${primary} user=anzhu`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('scram-sha-256', 'any')
    .replace(/^auth_file.*$/m, '');
  const path = join(folder, 'pgbouncer.ini');
  await writeFile(path, text);
  const owner = ownerOfCluster();
  await chmod(folder, 0o755);
  if (owner) await chown(path, owner.uid, owner.gid);
  start('pgbouncer', [path], owner ?? {});
  return port;
}

describe.skipIf(inject('postgresUrl') === null)('the ways to a cluster', () => {
  withTool('haproxy', 'pgbouncer')('work by their examples, also in a failover', async () => {
    const { primary, standby } = await startPair();
    const [one, two] = [await startPatroni('primary'), await startPatroni('replica')];
    const folder = await newFolder();
    const ways = await startHaproxy(folder, [
      { cluster: primary, restPort: one.port },
      { cluster: standby, restPort: two.port },
    ]);
    const urlAt = (port: number): string => `postgresql://anzhu@127.0.0.1:${port}/postgres`;
    const place = {
      ...(await newPostgresPlace()),
      databaseUrl: urlAt(await startPgbouncer(folder, ways.primary)),
    };
    const testApp = await openTestApp(place, {
      config: {
        databaseListenUrl: urlAt(ways.primary),
        databaseReadUrl: urlAt(ways.standby),
        databasePatience: 30,
      },
    });
    const board = new ReadingBoard(testApp.url, testApp.tokenOf('staff'));
    await expect.poll(() => board.isLive).toBe(true);
    const expectWork = async (): Promise<void> => {
      const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
      const stay = { id, ...period, checkInfoList: [newGuest()] };
      expect(await testApp.as('staff', 'checkIn', stay)).toMatchObject({ code: 200 });
      await expect.poll(() => board.rooms.get(id)).toBe(1);
    };
    const readsAt = async (): Promise<string> => {
      const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(
        testApp.store.forLagging().db,
      );
      return String(rows[0]?.port);
    };
    const portOf = ({ url }: Cluster): string => new URL(url).port;
    expect(testApp.log.lines.join('\n')).not.toContain('收不到数据库的通知');
    await expectWork();
    await expect.poll(readsAt).toBe(portOf(standby));

    one.become('nothing');
    await primary.halt('SIGQUIT');
    await promote(standby);
    two.become('primary');
    await expectWork();
    expect(await readsAt()).toBe(portOf(standby));
    await expect.poll(() => testApp.store.standbyUse()?.inUse).toBe(false);
    await expectWork();
  });
});
