import { Client } from 'pg';
import { type Archive, askServer, openArchive } from './archive.ts';
import { type Site, until } from './children.ts';
import { type Etcd, startEtcd } from './etcd.ts';
import type { Query } from '../ledger.ts';
import { type Node, type Patroni, startPatroni } from './patroni.ts';
import { type Instance, makeProduct, type Product, type Stage } from './product.ts';
import { database, type Pgbouncer, startHaproxy, startNginx, startPgbouncer } from './proxies.ts';

/** Everything between a desk and the disk. */
export interface Cluster extends Stage {
  archive: Archive;
  etcd: Etcd;
  patroni: Patroni;
  pgbouncer: Pgbouncer;
  product: Product;
  instances: readonly Instance[];
  /** The way to the primary, past the pooler. */
  primaryPort: number;
}

/** The product's database at a port. */
const urlAt = (port: number): string => `postgres://${database}@127.0.0.1:${port}/${database}`;

/** Reads on the primary, wherever it is now. */
const queryAt =
  (port: number): Query =>
  async (statement) => {
    const client = new Client({ connectionString: urlAt(port) });
    await client.connect();
    try {
      return (await client.query<{ mark: string; count: number }>(statement)).rows;
    } finally {
      await client.end();
    }
  };

/** Makes the product's role and database. */
async function makeDatabase({ port }: Node): Promise<void> {
  await askServer(port, `create role ${database} login`);
  await askServer(port, `create database ${database} owner ${database}`);
}

/** Starts three PostgreSQL nodes with what leads to them, and two instances behind nginx. */
export async function startCluster(site: Site): Promise<Cluster> {
  const archive = openArchive(site);
  const etcd = await startEtcd(site, 3);
  const patroni = await startPatroni(site, {
    scope: 'anzhu',
    etcdHosts: etcd.hosts,
    names: ['pg1', 'pg2', 'pg3'],
    parametersOf: (node) => archive.parametersOf(node),
  });
  const primaryPort = await startHaproxy(site, patroni.nodes);
  const standbys = { name: 'haproxy-standbys', asks: '/replica' };
  const standbyPort = await startHaproxy(site, patroni.nodes, standbys);
  const primary = await patroni.primary();
  await archive.open(primary);
  await makeDatabase(primary);
  const pgbouncer = await startPgbouncer(site, primaryPort);
  const product = makeProduct(site, 'product', {
    DATABASE_URL: urlAt(pgbouncer.port),
    DATABASE_LISTEN_URL: urlAt(primaryPort),
    DATABASE_READ_URL: urlAt(standbyPort),
  });
  // The first one makes the tables, the key and the demo data.
  const instances = [await product.start('one', await site.port())];
  instances.push(await product.start('two', await site.port()));
  const url = await startNginx(
    site,
    instances.map(({ port }) => port),
  );
  return {
    archive,
    etcd,
    patroni,
    pgbouncer,
    product,
    instances,
    url,
    environment: product.environment,
    primaryPort,
    query: queryAt(primaryPort),
    async mend() {
      etcd.startAll();
      patroni.startAll();
      for (const instance of instances) {
        if (!instance.program.isRunning()) await product.startAgain(instance);
      }
      await until('etcd is whole', 60, () => etcd.isWhole());
      await until('PostgreSQL is whole', 240, () => patroni.isWhole());
      for (const instance of instances) {
        await until(`${instance.name} is ready`, 60, () => product.isReady(instance));
      }
    },
  };
}

/** One instance on a primary and its standby. */
interface Pair extends Stage {
  patroni: Patroni;
}

/** Starts two PostgreSQL nodes with the least that leads to them. */
export async function startPair(site: Site): Promise<Pair> {
  const etcd = await startEtcd(site, 1);
  const names = ['pg1', 'pg2'];
  const patroni = await startPatroni(site, { scope: 'anzhu', etcdHosts: etcd.hosts, names });
  const primaryPort = await startHaproxy(site, patroni.nodes);
  await makeDatabase(await patroni.primary());
  const product = makeProduct(site, 'product', { DATABASE_URL: urlAt(primaryPort) });
  const { port } = await product.start('one', await site.port());
  return {
    patroni,
    url: `http://127.0.0.1:${port}`,
    environment: product.environment,
    query: queryAt(primaryPort),
    async mend() {
      patroni.startAll();
      await until('PostgreSQL is whole', 240, () => patroni.isWhole());
    },
  };
}
