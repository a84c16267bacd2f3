import { type Running, type Site, until } from './children.ts';
import { pathOf } from './programs.ts';

/** Where Patroni keeps who leads: of three members one may be away. */
export interface Etcd {
  /** host:port of every member, by comma. */
  hosts: string;
  /** Kills the member that leads. @returns its name */
  killLeader(): Promise<string>;
  /** Starts what does not run. */
  startAll(): void;
  isWhole(): Promise<boolean>;
}

interface Member {
  name: string;
  client: number;
  peer: number;
  program: Running | null;
}

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

interface Status {
  header: { member_id: string };
  leader: string;
}

/** What a member says of itself; null where it is away, or knows of no leader. */
async function statusOf({ client }: Member): Promise<Status | null> {
  try {
    const response = await fetch(`${urlOf(client)}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(1000),
    });
    const status = (await response.json()) as Partial<Status>;
    return status.header && status.leader && status.leader !== '0' ? (status as Status) : null;
  } catch {
    return null;
  }
}

/** Starts etcd. */
export async function startEtcd(site: Site, size: 1 | 3): Promise<Etcd> {
  const members: Member[] = [];
  while (members.length < size) {
    const ports = { client: await site.port(), peer: await site.port() };
    members.push({ name: `etcd${members.length + 1}`, ...ports, program: null });
  }
  const cluster = members.map((one) => `${one.name}=${urlOf(one.peer)}`).join(',');
  const start = (member: Member): Running => {
    const [client, peer] = [urlOf(member.client), urlOf(member.peer)];
    const options = {
      name: member.name,
      'data-dir': `${site.makeFolder(member.name)}/data`,
      'enable-v2': 'true',
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': cluster,
      'initial-cluster-state': 'new',
      'heartbeat-interval': '100',
      'election-timeout': '1000',
    };
    const words = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
    return site.start(member.name, pathOf('etcd'), words);
  };
  const etcd: Etcd = {
    hosts: members.map(({ client }) => `127.0.0.1:${client}`).join(','),
    startAll() {
      for (const member of members)
        if (!member.program?.isRunning()) member.program = start(member);
    },
    async isWhole() {
      const all = await Promise.all(members.map(statusOf));
      return all.every((one) => one !== null && one.leader === all[0]?.leader);
    },
    async killLeader() {
      for (const member of members) {
        const status = await statusOf(member);
        if (status?.leader !== status?.header.member_id) continue;
        if (!status) continue;
        member.program?.kill('SIGKILL');
        return member.name;
      }
      throw new Error('etcd has no leader');
    },
  };
  etcd.startAll();
  await until('etcd is whole', 30, () => etcd.isWhole());
  return etcd;
}
