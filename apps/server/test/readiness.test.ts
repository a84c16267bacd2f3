import { describe, expect, inject, it } from 'vitest';
import { promote, runAt, startPair } from './cluster.ts';
import { newPostgresPlace, type Place } from './engines.ts';
import { openGate } from './gate.ts';
import { openTestServer } from './harness.ts';
import { ServerProcess } from './serverProcess.ts';
import { openTestApp } from './testApp.ts';

const readiness = async (url: string) => {
  const response = await fetch(`${url}/healthz/ready`);
  return { status: response.status, body: (await response.json()) as unknown };
};
const ready = { status: 200, body: { ready: true } };
const hindered = (reason: string) => ({ status: 503, body: { ready: false, reason } });

/** Starts a server as a process; it waits, as the database is read-only. */
async function startWaiting(place: Place): Promise<ServerProcess> {
  const server = new ServerProcess(place);
  await expect.poll(() => server.output).toMatch(/等待数据库.*只读，无法写入/);
  return server;
}

describe.skipIf(inject('postgresUrl') === null)('readiness', () => {
  it('lasts as long as a change waits for the primary, and comes back with it', async () => {
    const place = await newPostgresPlace();
    const primary = place.databaseUrl ?? '';
    const gate = await openGate(primary);
    const testApp = await openTestApp(place, {
      config: { databaseUrl: gate.url, databasePatience: 2 },
    });
    for (let time = 0; time < 3; time += 1) {
      gate.cut();
      expect(await readiness(testApp.url)).toEqual(ready);
      gate.leadTo(primary);
      expect(await readiness(testApp.url)).toEqual(ready);
    }
    gate.cut();
    expect(await readiness(testApp.url)).toEqual(ready);
    const since = performance.now();
    const away = hindered('数据库暂时不可用 (not available)');
    await expect.poll(() => readiness(testApp.url)).toEqual(away);
    expect(performance.now() - since).toBeGreaterThan(1900);
    gate.leadTo(primary);
    await expect.poll(() => readiness(testApp.url)).toEqual(ready);
  });

  it('ends so long after the loss, however late it is asked for', async () => {
    const place = await newPostgresPlace();
    const gate = await openGate(place.databaseUrl ?? '');
    const config = { databaseUrl: gate.url, databasePatience: 2 };
    const testApp = await openTestApp(place, { config });
    expect(await readiness(testApp.url)).toEqual(ready);
    gate.cut();
    await expect.poll(() => testApp.store.lostSince()).not.toBeNull();
    const since = testApp.store.lostSince() ?? 0;
    await expect.poll(() => performance.now() - since, { timeout: 4000 }).toBeGreaterThan(2000);
    expect(await readiness(testApp.url)).toEqual(hindered('数据库暂时不可用 (not available)'));
    gate.leadTo(place.databaseUrl ?? '');
    await expect.poll(() => readiness(testApp.url)).toEqual(ready);
    expect(testApp.store.lostSince()).toBeNull();
  });

  it('and metrics are told at once while the database does not respond', async () => {
    const place = await newPostgresPlace();
    const gate = await openGate(place.databaseUrl ?? '');
    const config = { databaseUrl: gate.url, databasePatience: 1, metricsPort: 0 };
    const testApp = await openTestApp(place, { config });
    gate.freeze();
    gate.leadTo('postgres://127.0.0.1:1/');
    const ask = async () => {
      const since = performance.now();
      const text = await (await fetch(testApp.metricsUrl ?? '')).text();
      expect(performance.now() - since).toBeLessThan(6_000);
      return text;
    };
    await expect.poll(ask).toContain('anzhu_ready 0');
  });

  it('is no standby’s, and a start waits until there is a primary', async () => {
    const { primary, standby } = await startPair();
    const gate = await openGate(primary.url);
    const place = { ...(await newPostgresPlace()), databaseUrl: gate.url };
    const testApp = await openTestApp(place);
    expect(await readiness(testApp.url)).toEqual(ready);
    gate.cut();
    gate.leadTo(standby.url);
    const isStandby = hindered('数据库是备库，不接受写入 (a standby)');
    await expect.poll(() => readiness(testApp.url)).toEqual(isStandby);
    const late = await startWaiting(place);
    await promote(standby);
    await expect.poll(() => readiness(testApp.url)).toEqual(ready);
    expect(await readiness(await late.url())).toEqual(ready);
  });

  it('waits at the start for a database that answers and takes no changes', async () => {
    const place = await newPostgresPlace();
    const url = place.databaseUrl ?? '';
    await (await openTestServer(place)).stop();
    const set = (readOnly: string) =>
      runAt(
        { url: new URL('/postgres', url).href },
        `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${readOnly}`,
      );
    await set('on');
    const server = await startWaiting(place);
    await set('off');
    expect(await readiness(await server.url())).toEqual(ready);
  });
});
