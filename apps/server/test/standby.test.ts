import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Store } from '../src/platform/db/store.ts';
import { promote, runAt, startPair } from './cluster.ts';
import { newPostgresPlace, type Place } from './engines.ts';
import { type Gate, openGate } from './gate.ts';
import { openTestServer, send } from './harness.ts';
import type { Cluster } from './postgresCluster.ts';
import { openTestApp, type TestApp } from './testApp.ts';

interface Pair {
  primary: Cluster;
  standby: Cluster;
  /** The way to the standby. */
  gate: Gate;
  place: Place;
  one: TestApp;
}

async function openPair(): Promise<Pair> {
  const { primary, standby } = await startPair();
  const gate = await openGate(standby.url);
  const place = { ...(await newPostgresPlace()), databaseUrl: primary.url };
  const one = await openTestApp(place, {
    config: { databaseReadUrl: gate.url, metricsPort: 0 },
  });
  await expect.poll(() => lagging(one.store)).toBe(portOf(standby));
  return { primary, standby, gate, place, one };
}

const portOf = ({ url }: Pick<Cluster, 'url'>): number => Number(new URL(url).port);

/** The port of the server that serves a call which may lag. */
async function lagging(store: Store): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(
    store.forLagging().db,
  );
  return rows[0]?.port ?? 0;
}

/** What Prometheus reads of the standby. */
async function gaugesOf({ metricsUrl }: TestApp): Promise<Map<string, number>> {
  const text = await (await fetch(metricsUrl ?? '')).text();
  const samples = [...text.matchAll(/^(anzhu_standby_\w+) (\S+)$/gm)];
  return new Map(samples.map(([, name = '', value]) => [name, Number(value)]));
}

const firstPage = { page: { page: 1, size: 10 } };

describe.skipIf(inject('postgresUrl') === null)('a standby', () => {
  it('serves exports and charts; a list shows what was stored before it', async () => {
    const { one, standby } = await openPair();
    const scans = async (table: string): Promise<number> => {
      const client = new Client({ connectionString: standby.url });
      await client.connect();
      const { rows } = await client.query<{ scans: string }>(
        `select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = $1`,
        [table],
      );
      await client.end();
      return Number(rows[0]?.scans);
    };
    for (const [name, table] of [
      ['ordersOfYear', 'figure'],
      ['downloadOrders', 'orders'],
    ] as const) {
      const before = await scans(table);
      const isRead = async () => {
        const response = await send(one, name, firstPage, one.tokenOf('staff'));
        await response.arrayBuffer();
        return (await scans(table)) > before;
      };
      await expect.poll(isRead, { message: name }).toBe(true);
    }
    await runAt(standby, 'select pg_wal_replay_pause()');
    const masks = { applyThing: '口罩', applyNum: 1, thingUnit: '只', emergencyLevel: 0 };
    const { data } = await one.as('staff', 'applyForMaterial', masks);
    const page = await one.as('staff', 'materialPage', firstPage);
    expect(page.data.records[0]).toMatchObject({ id: data.id });
  });

  it('is left while it is far behind, and used again', async () => {
    const { one, primary, standby } = await openPair();
    await runAt(standby, 'select pg_wal_replay_pause()');
    await one.put((tx) => sql`select txid_current()`.execute(tx).then(() => ({ id: 0 })));
    await expect.poll(() => lagging(one.store)).toBe(portOf(primary));
    const behind = await gaugesOf(one);
    expect(behind.get('anzhu_standby_in_use')).toBe(0);
    expect(behind.get('anzhu_standby_lag_seconds')).toBeGreaterThan(10);
    await runAt(standby, 'select pg_wal_replay_resume()');
    await expect.poll(() => lagging(one.store)).toBe(portOf(standby));
    const level = new Map([
      ['anzhu_standby_in_use', 1],
      ['anzhu_standby_lag_seconds', 0],
    ]);
    await expect.poll(() => gaugesOf(one)).toEqual(level);
    // It was behind, which is no error.
    expect(one.log.errors).toEqual([]);
  });

  it('is left while it is away or frozen, and used again', async () => {
    const { one, primary, standby, gate } = await openPair();
    await standby.halt('SIGQUIT');
    await expect.poll(() => one.store.standbyUse()?.inUse).toBe(false);
    expect(await lagging(one.store)).toBe(portOf(primary));
    await standby.resume();
    await expect.poll(() => lagging(one.store)).toBe(portOf(standby));
    // Its connections neither answer nor break, and it takes no new one.
    gate.freeze();
    gate.leadTo('postgres://127.0.0.1:1/');
    await expect.poll(() => one.store.standbyUse()?.inUse).toBe(false);
    expect(await one.as('staff', 'ordersOfYear', {})).toMatchObject({ code: 200 });
    gate.leadTo(standby.url);
    await expect.poll(() => lagging(one.store)).toBe(portOf(standby));
    expect(one.log.errors.map(({ where }) => where)).toContain('standby');
  });

  it('is none that has become a primary, nor another database', async () => {
    const { primary, standby, one, place } = await openPair();
    const none = expect.stringContaining('DATABASE_READ_URL 不是 DATABASE_URL 的备库');
    for (const databaseReadUrl of [primary.url, new URL('/template1', standby.url).href]) {
      const running = await openTestServer(place, { config: { databaseReadUrl } });
      expect(await lagging(running.server.store)).toBe(portOf(primary));
      expect(running.log.errors.map(({ error }) => String(error))).toContainEqual(none);
      await running.stop();
    }
    await promote(standby);
    await expect.poll(() => lagging(one.store)).toBe(portOf(primary));
  });
});
