import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { contract } from '@anzhu/api/contract';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { findProgram } from '../../../.ci/packages.ts';
import { fileOf, newFolder, root, runTool, withTool } from './deployFiles.ts';
import { newSqlitePlace } from './engines.ts';
import { freePort } from './postgresCluster.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** A certificate with its key, in the ways that the proxies want them. */
async function writeCertificate(folder: string): Promise<void> {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const about = ['-subj', '/CN=desk.example.com', '-keyout', key, '-out', chain];
  const made = runTool('openssl', [...kind.split(' '), ...about]);
  expect(made.code, made.output).toBe(0);
  const both = await Promise.all([chain, key].map((path) => readFile(path, 'utf8')));
  await writeFile(join(folder, 'desk.pem'), both.join('\n'));
}

/** A proxy by its example, which differs in ports, files and instances alone. */
interface Example {
  folder: string;
  plain: number;
  tls: number;
  instances: readonly string[];
}

async function newExample(instances: readonly TestApp[]): Promise<Example> {
  const folder = await newFolder();
  await writeCertificate(folder);
  const [plain, tls] = [await freePort(), await freePort()];
  return { folder, plain, tls, instances: instances.map(({ url }) => new URL(url).host) };
}

/** Runs a proxy until the test is over. */
function startProxy(program: string, args: string[], end: NodeJS.Signals = 'SIGKILL'): void {
  const child = spawn(findProgram(program) ?? program, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill(end));
}

async function startNginx(
  { folder, plain, tls, instances }: Example,
  list?: string,
): Promise<void> {
  const site = (await fileOf('nginx.conf'))
    .replaceAll('/etc/ssl/anzhu', folder)
    .replace('127.0.0.1:8080', instances[0] ?? '')
    .replace(/(# )?include .*anzhu-instances.conf;/, list ? `include ${list};` : '$&')
    .replace(/server .* max_fails.*\n/, (line) => (list ? '' : line))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tls} `);
  await mkdir(join(folder, 'logs'));
  const path = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    path,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
     http { access_log off; ${paths} ${site} }`,
  );
  const { code, output } = runTool('nginx', ['-t', '-p', folder, '-c', path]);
  expect(code, output).toBe(0);
  expect(output).not.toContain('[warn]');
  // Without a master, so that nothing is left of it.
  if (!list) return startProxy('nginx', ['-p', folder, '-c', path, '-g', 'master_process off;']);
  // Which reloads its list; its workers end with it.
  startProxy('nginx', ['-p', folder, '-c', path], 'SIGTERM');
}

/** Runs the check of instances behind nginx, and nginx with the list that it writes. */
async function startCheckedNginx(example: Example): Promise<void> {
  const { folder, instances } = example;
  const list = join(folder, 'instances.conf');
  const child = spawn('sh', [join(root, 'deploy/nginx-check.sh')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      INSTANCES: instances.join(' '),
      LIST: list,
      RELOAD: `kill -HUP ${'$'}(cat ${folder}/nginx.pid)`,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => existsSync(list)).toBe(true);
  await startNginx(example, list);
}

async function startHaproxy({ folder, plain, tls, instances }: Example): Promise<void> {
  const path = join(folder, 'haproxy.cfg');
  const text = (await fileOf('haproxy.cfg')).replaceAll('/etc/ssl/anzhu', folder);
  await writeFile(path, text);
  const { code, output } = runTool('haproxy', ['-c', '-f', path]);
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/warning/i);
  const [one = '', two = one] = instances;
  const moved = text
    .replaceAll(/^ {2}(user|group) haproxy$/gm, '')
    .replace('maxconn 5000', 'maxconn 100')
    .replace('bind :80\n', `bind 127.0.0.1:${plain}\n`)
    .replace('bind :443 ', `bind 127.0.0.1:${tls} `)
    .replace('127.0.0.1:8080', one)
    .replace('127.0.0.1:8081', two);
  await writeFile(path, moved);
  startProxy('haproxy', ['-db', '-f', path]);
}

/** Sends a request to a proxy with a self-signed certificate. */
function ask(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const send = url.startsWith('https:') ? requestTls : requestPlain;
  const method = url.includes('/api/') ? contract.hotelPage.method : 'GET';
  return new Promise((done, fail) => {
    const request = send(url, { method, headers, rejectUnauthorized: false }, (response) => {
      response.resume();
      response.once('end', () => done(response));
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      // As browsers do: a proxy that reloads closes a connection that waited, just as the next request is sent on it.
      const isStale = request.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) ask(url, headers).then(done, fail);
      else fail(error);
    });
    request.end(method === 'GET' ? undefined : '{}');
  });
}

/** The status, or the code of the error of a connection that broke. */
const statusOf = (url: string): Promise<number | string | undefined> =>
  ask(url).then(
    ({ statusCode }) => statusCode,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );

/** What every proxy must do: send to HTTPS, name requests, hide the health, let boards open. */
async function expectProxied({ plain, tls }: Example, testApp: TestApp): Promise<void> {
  const url = `https://127.0.0.1:${tls}`;
  await expect.poll(() => statusOf(`${url}/openapi.json`), { interval: 50 }).toBe(200);
  expect(await statusOf(`http://127.0.0.1:${plain}/admin/`)).toBe(301);
  expect(await statusOf(`${url}/healthz/ready`)).toBe(403);
  expect(await statusOf(`${url}/metrics`)).toBe(404);
  const answer = await ask(`${url}${contract.hotelPage.path}`, {
    authorization: testApp.tokenOf('staff'),
    'content-type': 'application/json',
  });
  const id = answer.headers['x-request-id'];
  expect(answer.statusCode).toBe(200);
  expect(String(id).length).toBeGreaterThan(8);
  expect(testApp.log.requests.at(-1)).toMatchObject({ id, code: 200 });
  const board = new WebSocket(
    `wss://127.0.0.1:${tls}${livePath}`,
    liveProtocols(testApp.tokenOf('staff')),
    { rejectUnauthorized: false },
  );
  onTestFinished(() => board.terminate());
  await new Promise((done, fail) => {
    board.once('open', done);
    board.once('error', fail);
  });
}

const config = { trustProxy: 1 };

withTool('nginx', 'openssl')('nginx takes its example, and works by it', async () => {
  const testApp = await openTestApp(await newSqlitePlace(), { config });
  const example = await newExample([testApp]);
  await startNginx(example);
  await expectProxied(example, testApp);
});

withTool('haproxy', 'openssl')('haproxy takes its example, and works by it', async () => {
  const testApp = await openTestApp(await newSqlitePlace(), { config });
  const example = await newExample([testApp]);
  await startHaproxy(example);
  await expectProxied(example, testApp);
});

async function expectUnnoticedStop(start: (example: Example) => Promise<void>): Promise<void> {
  const one = await openTestApp(await newSqlitePlace(), { config });
  const two = await openTestApp(await newSqlitePlace(), { config });
  const example = await newExample([one, two]);
  await start(example);
  const url = `https://127.0.0.1:${example.tls}/openapi.json`;
  await expect.poll(() => statusOf(url), { interval: 50 }).toBe(200);
  const seen = new Map<number | string | undefined, number>();
  let isStopped = false;
  const asking = (async () => {
    for (let more = 20; more > 0; more -= Number(isStopped)) {
      const status = await statusOf(url);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  })();
  await one.stop();
  isStopped = true;
  await asking;
  expect([...seen.keys()]).toEqual([200]);
}

withTool('haproxy', 'openssl')('nobody notices an instance that stops behind haproxy', () =>
  expectUnnoticedStop(startHaproxy),
);

withTool(
  'nginx',
  'openssl',
  'curl',
)('nobody notices an instance that stops behind nginx', () =>
  expectUnnoticedStop(startCheckedNginx),
);

withTool(
  'nginx',
  'openssl',
  'curl',
)('nginx leaves out an instance that is not ready', async () => {
  const ready = await openTestApp(await newSqlitePlace(), { config });
  const hindered = createServer((_request, response) => response.writeHead(503).end());
  onTestFinished(() => void hindered.close());
  await new Promise<void>((done) => hindered.listen(0, '127.0.0.1', done));
  const example = await newExample([ready]);
  const { port } = hindered.address() as AddressInfo;
  example.instances = [...example.instances, `127.0.0.1:${port}`];
  await startCheckedNginx(example);
  const url = `https://127.0.0.1:${example.tls}`;
  await expect.poll(() => statusOf(`${url}/openapi.json`), { interval: 50 }).toBe(200);
  const statuses = async () => {
    const seen: (number | string | undefined)[] = [];
    for (let more = 10; more > 0; more -= 1) seen.push(await statusOf(`${url}/openapi.json`));
    return [...new Set(seen)];
  };
  await expect.poll(statuses, { interval: 200 }).toEqual([200]);
  // While none is ready they are asked all the same.
  await ready.stop();
  await expect.poll(statuses, { interval: 200 }).toEqual([503]);
});
