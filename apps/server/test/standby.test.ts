import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Store } from '../src/platform/db/store.ts';
import { promote, runAt, startPair } from './cluster.ts';
import { newPostgresPlace, type Place } from './engines.ts';
import { type Gate, openGate } from './gate.ts';
import { call, openTestServer, send, startTestServer, type TestServer } from './harness.ts';
import { workbookType } from '../src/platform/sheets/workbook.ts';
import type { Cluster } from './postgresCluster.ts';
import { addRoom, newGuest, period } from './property.ts';
import { ReadingBoard } from './readingBoard.ts';
import { openTestApp, type TestApp } from './testApp.ts';

interface Pair {
  primary: Cluster;
  standby: Cluster;
  /** The way to the standby. */
  gate: Gate;
  place: Place;
  one: TestApp;
  /** Another instance on the same database. */
  two: TestServer;
}

/** Two instances, which read at a standby. */
async function openPair(): Promise<Pair> {
  const { primary, standby } = await startPair();
  const gate = await openGate(standby.url);
  const place = { ...(await newPostgresPlace()), databaseUrl: primary.url };
  const config = { databaseReadUrl: gate.url, metricsPort: 0 };
  const one = await openTestApp(place, { config });
  const two = await startTestServer(place, { config, clock: one.clock });
  await expect.poll(() => serves(one.store)).toBe(portOf(standby));
  return { primary, standby, gate, place, one, two };
}

const portOf = ({ url }: Pick<Cluster, 'url'>): number => Number(new URL(url).port);

/** The port of the server that serves a call which changes nothing. */
async function serves(store: Store): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(
    store.forReading().db,
  );
  return rows[0]?.port ?? 0;
}

/** What Prometheus reads of the standby. */
async function gaugesOf({ metricsUrl }: TestApp): Promise<Map<string, number>> {
  const text = await (await fetch(metricsUrl ?? '')).text();
  const samples = [...text.matchAll(/^(anzhu_standby_\w+) (\S+)$/gm)];
  return new Map(samples.map(([, name = '', value]) => [name, Number(value)]));
}

const masks = { applyThing: '口罩', applyNum: 1, thingUnit: '只', emergencyLevel: 0 };
const firstPage = { page: { page: 1, size: 10 } };

/** Writes at one instance and lists at the other. */
async function expectOwnWriteSeen({ one, two }: Pick<Pair, 'one' | 'two'>): Promise<void> {
  const { code, data } = await one.as('staff', 'applyForMaterial', masks);
  expect(code).toBe(200);
  for (const url of [two.url, one.url]) {
    const page = await call({ url }, 'materialPage', firstPage, one.tokenOf('staff'));
    expect(page.data.records[0]).toMatchObject({ id: data.id });
  }
}

/** Lists of all kinds, again and again until it is stopped. @returns the calls that failed */
function keepReading({ one, two }: Pick<Pair, 'one' | 'two'>): () => Promise<string[]> {
  const stopping = new AbortController();
  const failed: string[] = [];
  const read = async (url: string): Promise<void> => {
    for (const name of [
      'orderPage',
      'materialPage',
      'listRooms',
      'keyFigures',
      'search',
    ] as const) {
      const input = { ...firstPage, keyword: '口罩' };
      const { code, msg } = await call({ url }, name, input, one.tokenOf('staff'));
      if (code !== 200) failed.push(`${name}: ${code} ${msg}`);
    }
    const file = await one.download('staff', 'downloadOrders', firstPage);
    if (file.headers.get('content-type') !== workbookType) failed.push(await file.text());
    else await file.arrayBuffer();
  };
  const keepOn = async (url: string): Promise<void> => {
    while (!stopping.signal.aborted) await read(url);
  };
  const ended = Promise.all([keepOn(one.url), keepOn(two.url), keepOn(two.url)]);
  const stop = async () => {
    stopping.abort();
    await ended;
    return failed;
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}

describe.skipIf(inject('postgresUrl') === null)('a standby that serves reads', () => {
  it('shows everybody their own changes at once, through both instances', async () => {
    const pair = await openPair();
    const { one, two, standby } = pair;
    for (let time = 0; time < 30; time += 1) await expectOwnWriteSeen(pair);
    await expect.poll(() => serves(one.store)).toBe(portOf(standby));

    // A board that hears of a change and reads does not read what was before.
    const board = new ReadingBoard(two.url, one.tokenOf('staff'));
    await expect.poll(() => board.isLive).toBe(true);
    for (let time = 0; time < 10; time += 1) {
      const { id } = await one.put((tx) => addRoom(tx, one.property.near));
      await one.as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] });
      await expect.poll(() => board.told.has(id), { interval: 1 }).toBe(true);
      const { data } = await call(two, 'listRooms', {}, one.tokenOf('staff'));
      expect(data.find((room) => Number(room.id) === id)).toMatchObject({ status: 1 });
    }
    expect(one.log.errors).toEqual([]);
  });

  it('serves the calls that change nothing, and exports', async () => {
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
      ['materialPage', 'material_application'],
      ['ordersOfYear', 'figure'],
      ['listRooms', 'room'],
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
  });

  it('is left while it does not replay, and used again', async () => {
    const pair = await openPair();
    const { one, primary, standby } = pair;
    await runAt(standby, 'select pg_wal_replay_pause()');
    await expectOwnWriteSeen(pair);
    expect(await serves(one.store)).toBe(portOf(primary));
    const behind = await gaugesOf(one);
    expect(behind.get('anzhu_standby_in_use')).toBe(0);
    expect(behind.get('anzhu_standby_lag_seconds')).toBeGreaterThan(0);
    await runAt(standby, 'select pg_wal_replay_resume()');
    await expect.poll(() => serves(one.store)).toBe(portOf(standby));
    const level = new Map([
      ['anzhu_standby_in_use', 1],
      ['anzhu_standby_lag_seconds', 0],
    ]);
    await expect.poll(() => gaugesOf(one)).toEqual(level);
    await expectOwnWriteSeen(pair);
    // It was behind, which is no error.
    expect(one.log.errors).toEqual([]);
  });

  it('costs no failed call when it is killed, and comes back', async () => {
    const pair = await openPair();
    const { one, primary, standby, gate } = pair;
    const stop = keepReading(pair);
    for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
      await standby.halt(signal);
      await expect.poll(() => serves(one.store)).toBe(portOf(primary));
      await expectOwnWriteSeen(pair);
      await standby.resume();
      await expect.poll(() => serves(one.store)).toBe(portOf(standby));
    }
    // Its connections neither answer nor break, and it takes no new one.
    gate.freeze();
    gate.leadTo('postgres://127.0.0.1:1/');
    const since = performance.now();
    await expectOwnWriteSeen(pair);
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(await serves(one.store)).toBe(portOf(primary));
    gate.leadTo(standby.url);
    await expect.poll(() => serves(one.store)).toBe(portOf(standby));
    expect(await stop()).toEqual([]);
    expect(one.log.errors.map(({ where }) => where)).toContain('standby');
  });

  it('hands a statement that replaying cancels to the primary', async () => {
    const { primary, standby, one } = await openPair();
    await runAt(standby, `alter system set max_standby_streaming_delay = 0`);
    await runAt(standby, 'select pg_reload_conf()');
    const reading = sql<{ port: number }>`select inet_server_port() as port, pg_sleep(2) from
      (select count(*) from room) as counted`.execute(one.store.forReading().db);
    const isAtStandby = async () =>
      (
        await sql<{
          query: string;
        }>`select query from pg_stat_activity where query like '%pg_sleep%'
          and pid <> pg_backend_pid() and state = 'active'`.execute(one.store.forReading().db)
      ).rows.length;
    await expect.poll(isAtStandby).toBeGreaterThan(0);
    await runAt(primary, 'begin; lock table room in access exclusive mode; commit');
    expect((await reading).rows[0]?.port).toBe(portOf(primary));
    expect(one.log.errors).toEqual([]);
    await expect.poll(() => serves(one.store)).toBe(portOf(standby));
  });

  it('is none that has become a primary, nor another database', async () => {
    const { primary, standby, one, place } = await openPair();
    const none = expect.stringContaining('DATABASE_READ_URL 不是 DATABASE_URL 的备库');
    for (const databaseReadUrl of [primary.url, new URL('/template1', standby.url).href]) {
      const running = await openTestServer(place, { config: { databaseReadUrl } });
      expect(await serves(running.server.store)).toBe(portOf(primary));
      expect(running.log.errors.map(({ error }) => String(error))).toContainEqual(none);
      await running.stop();
    }
    await promote(standby);
    await expectOwnWriteSeen({ one, two: one });
    expect(await serves(one.store)).toBe(portOf(primary));
  });
});
