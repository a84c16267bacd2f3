import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf, type Running, signal, type Site, until } from './children.ts';
import { pathOf, postgresPrograms } from './programs.ts';

/** A PostgreSQL and the Patroni that leads it. */
export interface Node {
  name: string;
  port: number;
  /** Of Patroni's REST interface. */
  rest: number;
  data: string;
}

/** A member as Patroni describes it. */
interface Member {
  name: string;
  role: 'leader' | 'standby_leader' | 'replica' | 'sync_standby';
  state: string;
  lag?: number | 'unknown';
}

/** PostgreSQL under Patroni: one primary, and standbys of which one is synchronous. */
export interface Patroni {
  nodes: readonly Node[];
  /** Those that answer, by role. */
  members(): Promise<Member[]>;
  primary(): Promise<Node>;
  /** The synchronous one, or another one. */
  standby(role: 'sync_standby' | 'replica'): Promise<Node>;
  /** Kills Patroni and PostgreSQL at once. */
  kill(node: Node): void;
  /** Stops both and all their processes where they are, or lets them go on. */
  freeze(node: Node, name: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Starts what does not run. */
  startAll(): void;
  isWhole(): Promise<boolean>;
}

/** The settings that the figures are measured with: an operator sets the same. */
const dynamic = {
  ttl: 7,
  loop_wait: 1,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  // A primary that etcd does not answer stays primary while all other nodes say that there is none.
  failsafe_mode: true,
  synchronous_mode: true,
  synchronous_node_count: 1,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      wal_level: 'replica',
      hot_standby: 'on',
      max_wal_senders: 10,
      max_replication_slots: 10,
      wal_keep_size: '128MB',
      wal_log_hints: 'on',
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
    },
  },
};

interface Wanted {
  scope: string;
  etcdHosts: string;
  names: readonly string[];
  /** Where a standby cluster follows another one. */
  follows?: { host: string; port: number };
  /** Parameters of one server. */
  parametersOf?(node: Node): Record<string, string>;
}

/** The process of a PostgreSQL, as it wrote it down, unless the number has become another one's. */
function postmasterOf({ data }: Node): number | null {
  try {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? Number(pid) : null;
  } catch {
    return null;
  }
}

function configOf(node: Node, folder: string, wanted: Wanted) {
  const { follows } = wanted;
  return {
    scope: wanted.scope,
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.rest}` },
    // By etcd's API version 2: with version 3 the Patroni of Debian 12 (3.0.2) writes the leader's key without a condition
    // after a SIGSTOP, and changes that the next primary has committed are lost.
    etcd: { hosts: wanted.etcdHosts },
    bootstrap: {
      dcs: {
        ...dynamic,
        synchronous_mode: !follows,
        ...(follows && { standby_cluster: { ...follows, create_replica_methods: ['basebackup'] } }),
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: node.data,
      bin_dir: postgresPrograms(),
      pgpass: join(folder, 'pgpass'),
      create_replica_methods: ['basebackup'],
      basebackup: [{ checkpoint: 'fast' }],
      // Without passwords: the servers listen on loopback, and are deleted after the run.
      pg_hba: ['local all all trust', 'host all,replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      parameters: {
        unix_socket_directories: folder,
        shared_buffers: '64MB',
        ...wanted.parametersOf?.(node),
      },
    },
  };
}

async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { rest } of nodes) {
    try {
      const response = await fetch(`http://127.0.0.1:${rest}/cluster`, {
        signal: AbortSignal.timeout(1000),
      });
      return ((await response.json()) as { members: Member[] }).members;
    } catch {
      // Another one may answer.
    }
  }
  return [];
}

/** Starts PostgreSQL under Patroni. */
export async function startPatroni(site: Site, wanted: Wanted): Promise<Patroni> {
  const nodes: Node[] = [];
  for (const name of wanted.names) {
    const folder = site.makeFolder(name);
    const node = { name, port: await site.port(), rest: await site.port(), data: `${folder}/data` };
    nodes.push(node);
    writeFileSync(join(site.folder, `${name}.yml`), JSON.stringify(configOf(node, folder, wanted)));
  }
  const programs = new Map<Node, Running>();
  const find = async (...roles: Member['role'][]): Promise<Node> => {
    const members = await membersOf(nodes);
    const member = members.find(({ role }) => roles.includes(role));
    const node = nodes.find(({ name }) => name === member?.name);
    if (!node) throw new Error(`there is no ${roles.join(' or ')}`);
    return node;
  };
  const kill = (node: Node): void => {
    programs.get(node)?.kill('SIGKILL');
    const postmaster = postmasterOf(node);
    if (postmaster !== null) signal(postmaster, 'SIGKILL');
  };
  const patroni: Patroni = {
    nodes,
    kill,
    members: () => membersOf(nodes),
    primary: () => find('leader', 'standby_leader'),
    standby: (role) => find(role),
    async freeze(node, name) {
      const tops = [programs.get(node)?.pid ?? null, postmasterOf(node)].filter(
        (pid) => pid !== null,
      );
      const below = await Promise.all(tops.map(descendantsOf));
      for (const pid of [...tops, ...below.flat()]) signal(pid, name);
    },
    startAll() {
      for (const node of nodes) {
        if (programs.get(node)?.isRunning()) continue;
        const config = join(site.folder, `${node.name}.yml`);
        programs.set(node, site.start(node.name, pathOf('patroni'), [config]));
      }
    },
    async isWhole() {
      const members = await membersOf(nodes);
      const isFollowing = ({ role, lag }: Member) => /leader/.test(role) || lag === 0;
      const runs = ({ state }: Member) => state === 'running' || state === 'streaming';
      const hasRole = (role: RegExp) => members.some((member) => role.test(member.role));
      return (
        members.length === nodes.length &&
        members.every((member) => runs(member) && isFollowing(member)) &&
        hasRole(/leader/) &&
        (nodes.length === 1 || hasRole(/sync_standby/))
      );
    },
  };
  site.atEnd(() => {
    // First all of those that would start a PostgreSQL again.
    for (const program of programs.values()) program.kill('SIGKILL');
    for (const node of nodes) kill(node);
  });
  patroni.startAll();
  await until(`${wanted.scope} is whole`, 120, () => patroni.isWhole());
  return patroni;
}
