import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type Cluster, followed, startPostgres, startStandby } from './postgresCluster.ts';

/** A primary with a streaming standby, both gone when the test is over. */
export async function startPair(): Promise<{ primary: Cluster; standby: Cluster }> {
  const primary = await startPostgres({ settings: followed });
  if (!primary) throw new Error('there is no PostgreSQL');
  onTestFinished(() => primary.stop());
  const standby = await startStandby(primary);
  onTestFinished(() => standby.stop());
  return { primary, standby };
}

/** Runs a statement on a connection of its own. */
export async function runAt({ url }: Pick<Cluster, 'url'>, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes a primary of a standby, as in a failover; returns when it takes changes. */
export const promote = (standby: Cluster): Promise<void> => runAt(standby, 'select pg_promote()');
