import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findPrograms } from '../../apps/server/test/postgresCluster.ts';
import { signalProcesses } from '../runFolder.ts';
import { answers, isRunning, type Site, until } from './site.ts';

/** A PostgreSQL and the Patroni that leads it. */
export interface Node {
  name: string;
  port: number;
  /** Of Patroni's REST interface. */
  rest: number;
  folder: string;
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

const configOf = ({ name, port, rest, folder }: Node, etcdPort: number) => ({
  scope: 'anzhu',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  // By etcd's API version 2: with version 3 the Patroni of Debian 12 (3.0.2) writes the leader's key without a condition
  // after a SIGSTOP, and changes that the next primary has committed are lost.
  etcd: { hosts: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: dynamic,
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: findPrograms(),
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
      // In its folder: a server that is killed leaves nothing in shared memory.
      dynamic_shared_memory_type: 'mmap',
    },
  },
});

/** A member as Patroni describes it. */
interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
  lag?: number | 'unknown';
}

async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { rest } of nodes) {
    const signal = AbortSignal.timeout(1000);
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal }).catch(() => null);
    const read = answer?.json() as Promise<{ members: Member[] }> | undefined;
    const { members } = (await read?.catch(() => null)) ?? {};
    // Another one may answer.
    if (members) return members;
  }
  return [];
}

/** Starts etcd, in which Patroni keeps who leads. @returns its port */
async function startEtcd(site: Site): Promise<number> {
  const port = await site.port();
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await site.port()}`];
  const options = {
    name: 'etcd',
    'data-dir': join(site.makeFolder('etcd'), 'data'),
    'enable-v2': 'true',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  };
  const words = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
  site.start('etcd', 'etcd', words);
  await answers(`${client}/health`, 30);
  return port;
}

/** PostgreSQL under Patroni: one primary, and standbys of which one is synchronous. */
export type Patroni = Awaited<ReturnType<typeof startPatroni>>;

/** Starts so many PostgreSQL nodes. */
export async function startPatroni(site: Site, count: number) {
  const etcdPort = await startEtcd(site);
  const nodes: Node[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `pg${number}`;
    const ports = { port: await site.port(), rest: await site.port() };
    const node = { name, ...ports, folder: site.makeFolder(name) };
    site.write(`${name}/patroni.yml`, JSON.stringify(configOf(node, etcdPort)));
    nodes.push(node);
  }
  const programs = new Map<Node, ChildProcess>();
  /** Starts what does not run, and waits until all follow the primary. */
  async function mend(seconds: number): Promise<void> {
    for (const node of nodes) {
      if (isRunning(programs.get(node))) continue;
      const config = join(node.folder, 'patroni.yml');
      programs.set(node, site.start(node.name, 'patroni', [config]));
    }
    await until('PostgreSQL is whole', seconds, async () => {
      const members = await membersOf(nodes);
      const follows = ({ state, role, lag }: Member) =>
        (state === 'running' || state === 'streaming') && (role === 'leader' || lag === 0);
      const has = (wanted: Member['role']) => members.some(({ role }) => role === wanted);
      const isWhole = members.length === count && members.every(follows);
      return isWhole && has('leader') && has('sync_standby');
    });
  }
  await mend(120);
  return {
    nodes,
    mend,
    async primary(): Promise<Node> {
      const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader');
      const node = nodes.find(({ name }) => name === leader?.name);
      if (!node) throw new Error('there is no primary');
      return node;
    },
    /** Sends a signal to Patroni and PostgreSQL, and all their processes. */
    signal: ({ folder }: Node, name: NodeJS.Signals) => void signalProcesses(`${folder}/`, name),
  };
}
