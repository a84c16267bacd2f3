import { type ChildProcess, execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ask } from '../../apps/server/bench/server.ts';
import { clockArguments } from '../hour.ts';
import { type Patroni, startPatroni } from './patroni.ts';
import { answers, isRunning, type Site } from './site.ts';

const root = resolve(import.meta.dirname, '../..');

/** An instance of the product. */
interface Instance {
  name: string;
  port: number;
  program: ChildProcess | null;
}

/** Everything between a desk and the disk. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** The database of a user at a port. */
const urlAt = (port: number, user: 'anzhu' | 'postgres'): string =>
  `postgres://${user}@127.0.0.1:${port}/${user}`;

const example = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

/** Starts haproxy by the examples for operators, without TLS, before the nodes and before the instances. */
async function startHaproxy(site: Site, { nodes }: Patroni, instances: readonly Instance[]) {
  const ports = { primary: await site.port(), standby: await site.port(), desk: await site.port() };
  const serversAfter = (text: string, after: RegExp, servers: readonly string[]): string =>
    text
      .replaceAll(/^ {2}server .*\n/gm, '')
      .replaceAll(after, (line) => `${line}\n${servers.join('\n')}`);
  const databases = serversAfter(
    example('haproxy-postgres.cfg')
      .replaceAll(/^ {2}(user|group|log) .*\n/gm, '')
      .replace('127.0.0.1:5000', `127.0.0.1:${ports.primary}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${ports.standby}`),
    /^ {2}http-check .*$/gm,
    nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`),
  );
  const [, defaults = '', backend = ''] =
    /^defaults\n([\s\S]*?)^frontend[\s\S]*^backend instances\n([\s\S]*)/m.exec(
      example('haproxy.cfg'),
    ) ?? [];
  const desk = serversAfter(
    `defaults\n${defaults.replaceAll(/^ {2}(log|option httplog).*\n/gm, '')}
listen desk\n  bind 127.0.0.1:${ports.desk}\n${backend}`,
    /^ {2}default-server .*$/gm,
    instances.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`),
  );
  site.start('haproxy', 'haproxy', [
    '-db',
    '-f',
    site.write('haproxy.cfg', `${databases}\n${desk}`),
  ]);
  return ports;
}

/** Starts pgbouncer by its example. @returns its port */
async function startPgbouncer(site: Site, primary: number): Promise<number> {
  const port = await site.port();
  const text = example('pgbouncer.ini')
    .replace('port=5000', `port=${primary}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('scram-sha-256', 'trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${site.write('users.txt', '"anzhu" ""\n')}`);
  site.start('pgbouncer', 'pgbouncer', [site.write('pgbouncer.ini', text)]);
  return port;
}

/** Starts PostgreSQL nodes with what leads to them, and the product behind haproxy; one instance has no pooler. */
export async function startCluster(site: Site, size: { nodes: number; instances: number }) {
  const patroni = await startPatroni(site, size.nodes);
  const instances: Instance[] = [];
  for (const name of ['one', 'two'].slice(0, size.instances)) {
    instances.push({ name, port: await site.port(), program: null });
  }
  const ports = await startHaproxy(site, patroni, instances);
  const superuser = urlAt((await patroni.primary()).port, 'postgres');
  await ask(superuser, 'create role anzhu login');
  await ask(superuser, 'create database anzhu owner anzhu');
  const dataDir = join(site.folder, 'product');
  mkdirSync(dataDir, { mode: 0o700 });
  const primary = urlAt(ports.primary, 'anzhu');
  const pooler = size.instances > 1 ? await startPgbouncer(site, ports.primary) : ports.primary;
  const environment = {
    DATABASE_URL: urlAt(pooler, 'anzhu'),
    DATABASE_LISTEN_URL: primary,
    DATABASE_READ_URL: size.nodes > 2 ? urlAt(ports.standby, 'anzhu') : '',
    DATA_KEY_FILE: join(site.folder, 'product.key'),
    DATA_DIR: dataDir,
    FILES_SHARED: 'on',
    DEMO: 'on',
    TRUST_PROXY: '1',
    SCRYPT_COST: '1024',
  };
  const programOf = (path: string) => [...clockArguments(), join(root, 'apps/server', path)];

  /** Starts an instance that does not run, and waits until it is ready. */
  async function start(instance: Instance): Promise<void> {
    const { name, port, program } = instance;
    const env = { ...environment, PORT: String(port) };
    if (!isRunning(program)) {
      instance.program = site.start(name, process.execPath, programOf('src/main.ts'), env);
    }
    await answers(`http://127.0.0.1:${port}/healthz/ready`, 240);
  }

  // The first one makes the tables, the key and the demo data.
  for (const instance of instances) await start(instance);
  const url = `http://127.0.0.1:${ports.desk}`;
  await answers(`${url}/healthz`, 30);
  return {
    /** Where desks and boards reach the product. */
    url,
    patroni,
    instances,
    start,
    /** Starts what does not run, and waits until all of it is as it was. */
    async mend(): Promise<void> {
      await patroni.mend(240);
      for (const instance of instances) await start(instance);
    },
    /** Reads on the primary, wherever it is now. */
    read: (statement: string) => ask(primary, statement),
    /** `npm run check`. @returns its last words; null when all is well */
    check: (): Promise<string | null> =>
      new Promise((done) => {
        const env = { PATH: process.env['PATH'], ...environment };
        const words = programOf('commands/check.ts');
        execFile(process.execPath, words, { env, timeout: 180_000 }, (error, stdout, stderr) => {
          const last = `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ');
          done(error === null ? null : last || error.message);
        });
      }),
  };
}
