import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './postgresCluster.ts';

/** One address before several servers; who is dead is passed over. */
export interface Proxy {
  url: string;
  kind: 'nginx' | 'Node';
}

/** Puts nginx before the servers where it is installed, else a plain proxy of our own. */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  const hosts = servers.map((url) => new URL(url).host);
  const program = findNginx();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  if (program) startNginx(program, port, hosts);
  else startOwn(port, hosts);
  await expect.poll(() => isThere(url), { interval: 20 }).toBe(true);
  return { url, kind: program ? 'nginx' : 'Node' };
}

const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** As an operator would write it, with everything that it keeps in one folder. */
const nginxConfig = (folder: string, port: number, hosts: readonly string[]): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log crit;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream anzhu {
    ${hosts.map((host) => `server ${host} max_fails=1 fail_timeout=5s;`).join(' ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass http://anzhu;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 75s;
    }
  }
}
`;

function startNginx(program: string, port: number, hosts: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'anzhu-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(folder, port, hosts));
  const child = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Passes each connection on to the next server in turn that takes it. */
function startOwn(port: number, hosts: readonly string[]): void {
  const open = new Set<Socket>();
  let turn = 0;
  function pass(client: Socket, tries: number): void {
    const { hostname, port: to } = new URL(`http://${hosts[turn++ % hosts.length]}`);
    const server = connect(Number(to), hostname);
    open.add(server);
    const next = (): void => (tries > 1 ? pass(client, tries - 1) : void client.destroy());
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      server.on('error', () => client.destroy());
      server.once('close', () => client.destroy());
      client.once('close', () => server.destroy());
      client.pipe(server).pipe(client);
    });
  }
  const proxy = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    pass(client, hosts.length);
  });
  proxy.listen(port, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    proxy.close();
  });
}
