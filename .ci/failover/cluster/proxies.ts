import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { type Running, type Site, until } from './children.ts';
import type { Node } from './patroni.ts';
import { pathOf } from './programs.ts';

/** The product's database, and the role that owns it. */
export const database = 'anzhu';

/** True once something listens on a port. */
const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

const nodeLine = ({ name, port, rest }: Node): string =>
  `  server ${name} 127.0.0.1:${port} check port ${rest}`;

/** Starts haproxy before the primary, or before the standbys: connections to a server whose role changes are closed. @returns its port */
export async function startHaproxy(
  site: Site,
  nodes: readonly Node[],
  { name = 'haproxy', asks = '/primary' }: { name?: string; asks?: '/primary' | '/replica' } = {},
): Promise<number> {
  const port = await site.port();
  const file = join(site.folder, `${name}.cfg`);
  writeFileSync(
    file,
    `global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
  retries 2
  option clitcpka
  option srvtcpka
listen nodes
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${asks}
  http-check expect status 200
  default-server inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(nodeLine).join('\n')}
`,
  );
  site.start(name, pathOf('haproxy'), ['-db', '-f', file]);
  await until('haproxy listens', 10, () => listens(port));
  return port;
}

/** A pooler in transaction mode. */
export interface Pgbouncer {
  port: number;
  restart(): Promise<void>;
}

/** Starts pgbouncer before what follows the primary. */
export async function startPgbouncer(site: Site, primaryPort: number): Promise<Pgbouncer> {
  const port = await site.port();
  const users = join(site.folder, 'pgbouncer.users');
  const file = join(site.folder, 'pgbouncer.ini');
  writeFileSync(users, `"${database}" ""\n`);
  writeFileSync(
    file,
    `[databases]
${database} = host=127.0.0.1 port=${primaryPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_fast_close = 1
server_check_delay = 1
server_connect_timeout = 2
server_login_retry = 1
server_lifetime = 600
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits
`,
  );
  const start = (): Running => site.start('pgbouncer', pathOf('pgbouncer'), [file]);
  let program = start();
  await until('pgbouncer listens', 10, () => listens(port));
  return {
    port,
    async restart() {
      program.kill('SIGTERM');
      await program.ended;
      program = start();
      await until('pgbouncer listens', 10, () => listens(port));
    },
  };
}

/** The example for operators, without TLS, which differs in ports and files alone. */
function nginxSite(port: number, instances: readonly number[]): string {
  const example = readFileSync(resolve(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
  const [first = 0, ...others] = instances;
  return example
    .replace(/^server \{\n {2}listen 80;[^}]*\}\n/m, '')
    .replace('127.0.0.1:8080', `127.0.0.1:${first}`)
    .replace(
      /^ *# server 127.0.0.1:8081 (.*)$/m,
      others.map((other) => `server 127.0.0.1:${other} $1`).join('\n'),
    )
    .replaceAll(/^ *(listen \[::\]|ssl_).*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
}

/** Starts nginx before the instances. @returns its address */
export async function startNginx(site: Site, instances: readonly number[]): Promise<string> {
  const port = await site.port();
  const folder = site.makeFolder('nginx');
  const file = join(site.folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events { worker_connections 1024; }
http { access_log off; ${paths}
${nginxSite(port, instances)}
}
`,
  );
  // Without a master, so that nothing is left of it.
  const args = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'master_process off;'];
  site.start('nginx', pathOf('nginx'), args);
  await until('nginx listens', 10, () => listens(port));
  return `http://127.0.0.1:${port}`;
}
