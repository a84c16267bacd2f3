import { setTimeout } from 'node:timers/promises';
import { askServer } from './cluster/archive.ts';
import { type Site, until } from './cluster/children.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Load } from './load.ts';
import { startPatroni } from './cluster/patroni.ts';
import { checkData } from './cluster/product.ts';
import { database } from './cluster/proxies.ts';

/** What came of a proof: in words, and whether it is as it must be. */
interface Proof {
  words: string;
  isGood: boolean;
}

const countOrders = `select count(*)::int as count from orders where note like 'failover %'`;

/** Lets desks write for a while. */
async function writeFor({ desks }: Load, milliseconds: number): Promise<void> {
  desks.resume();
  await setTimeout(milliseconds);
  await desks.pause();
}

const ordersAt = async (port: number): Promise<number> =>
  Number((await askServer(port, countOrders, database))['count']);

/** A full backup while desks write, further writes, and a restore to the moment before the last of them. */
export async function proveRestore(cluster: Cluster, load: Load): Promise<Proof> {
  const { archive, patroni, primaryPort, product } = cluster;
  const primary = await patroni.primary();
  load.desks.resume();
  await archive.backUp(primary).finally(() => load.desks.pause());
  await writeFor(load, 3000);
  const before = await ordersAt(primaryPort);
  const { time } = await askServer(primaryPort, 'select clock_timestamp()::text as time');
  await writeFor(load, 3000);
  const later = (await ordersAt(primaryPort)) - before;
  await archive.keepAll(primary);
  const started = performance.now();
  const url = await archive.restore(String(time));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const restored = await ordersAt(Number(new URL(url).port));
  const check = await checkData({
    ...product.environment,
    DATABASE_URL: url,
    DATABASE_LISTEN_URL: '',
    DATABASE_READ_URL: '',
  });
  const isGood = restored === before && later > 0 && check === null;
  const words = `restored to a moment in ${seconds} s: ${restored} of ${before} orders before it, ${restored - before} of ${later} after it; check ${check ?? 'well'}`;
  return { words, isGood };
}

/** A server elsewhere follows, read only, also behind another primary. */
export async function proveRegion(cluster: Cluster, load: Load, site: Site): Promise<Proof> {
  const { etcd, patroni, primaryPort } = cluster;
  const far = await startPatroni(site, {
    scope: 'anzhu-far',
    etcdHosts: etcd.hosts,
    names: ['far1'],
    follows: { host: '127.0.0.1', port: primaryPort },
  });
  const [node] = far.nodes;
  if (!node) throw new Error('there is no second region');
  /** Seconds until the last write is there. */
  const lag = async (): Promise<number> => {
    await writeFor(load, 3000);
    const wanted = await ordersAt(primaryPort);
    const started = performance.now();
    await until(
      'the second region follows',
      60,
      async () => (await ordersAt(node.port)) === wanted,
    );
    return (performance.now() - started) / 1000;
  };
  const first = await lag();
  patroni.kill(await patroni.primary());
  await cluster.mend();
  const second = await lag();
  const refusal = await askServer(node.port, 'create table other (id int)', database).then(
    () => 'it can be written',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : ''),
  );
  const isReadOnly = refusal === '25006';
  const words = `second region: the last write after ${first.toFixed(1)} s, behind a new primary after ${second.toFixed(1)} s; ${isReadOnly ? 'read only' : refusal}`;
  return { words, isGood: isReadOnly && first < 5 && second < 5 };
}
