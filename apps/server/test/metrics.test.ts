import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { backUp } from '../src/platform/operation/backUp.ts';
import { run } from '../src/app/run.ts';
import { newSqlitePlace, onBothEngines } from './engines.ts';
import { call, startTestServer, testClock, testLog } from './harness.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const config = { metricsPort: 0 };

/** The samples of the metrics, by name with labels: `name{label="value"}`. */
async function metricsOf({ metricsUrl }: Pick<TestApp, 'metricsUrl'>) {
  const response = await fetch(metricsUrl ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await response.text()).split('\n').filter((line) => /^\w/.test(line));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}

onBothEngines((newPlace) => {
  it('counts calls by name and code, and how long they took', async () => {
    const testApp = await openTestApp(await newPlace(), { config });
    await testApp.as('staff', 'hotelPage');
    await testApp.as('staff', 'hotelPage');
    await call(testApp, 'hotelPage');
    const metrics = await metricsOf(testApp);
    expect(metrics.get('anzhu_calls_total{call="hotelPage",code="200"}')).toBe(2);
    expect(metrics.get('anzhu_calls_total{call="hotelPage",code="4011"}')).toBe(1);
    expect(metrics.get('anzhu_call_seconds_count{call="hotelPage"}')).toBe(3);
    expect(metrics.get('anzhu_call_seconds_sum{call="hotelPage"}')).toBeGreaterThan(0);
    expect(metrics.get('anzhu_call_seconds_bucket{le="+Inf",call="hotelPage"}')).toBe(3);
  });

  it('shows boards, exports, the disk, the process, and the pool where there is one', async () => {
    const testApp = await openTestApp(await newPlace(), { config });
    const board = new WebSocket(
      `${testApp.url.replace('http', 'ws')}${livePath}`,
      liveProtocols(testApp.tokenOf('staff')),
    );
    onTestFinished(() => board.terminate());
    await new Promise((done) => board.once('open', done));
    const places = [1, 2, 3].map((user) => testApp.server.exportQueue.enter(user));
    const metrics = await metricsOf(testApp);
    for (const place of places) place.leave();
    const isPool = testApp.store.engine === 'postgres';
    expect(metrics.get('anzhu_live_boards')).toBe(1);
    expect(metrics.get('anzhu_exports{state="running"}')).toBe(2);
    expect(metrics.get('anzhu_exports{state="waiting"}')).toBe(1);
    expect(metrics.get('anzhu_ready')).toBe(1);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(metrics.has('anzhu_db_pool{state="idle"}')).toBe(isPool);
    expect(metrics.has('anzhu_data_disk_free_bytes')).toBe(true);
    expect([...metrics.keys()].find((name) => name.startsWith('anzhu_info'))).toMatch(
      isPool ? /engine="postgres"/ : /engine="sqlite"/,
    );
  });

  it('shows when timed jobs ran, failed and are due', async () => {
    const clock = testClock('2026-03-18 10:00:00');
    const testApp = await openTestApp(await newPlace(), { config, clock });
    const now = clock.now() / 1000;
    await testApp.schedule.runDue();
    await testApp.put((tx) => tx.schema.dropTable('login_attempt').execute());
    clock.forward(24 * 3600);
    await testApp.schedule.runDue();
    const metrics = await metricsOf(testApp);
    const job = 'name="close orders not paid online"';
    expect(metrics.get(`anzhu_job_runs_total{${job},end="done"}`)).toBe(2);
    expect(metrics.get('anzhu_job_runs_total{name="forget old sessions",end="failed"}')).toBe(1);
    expect(metrics.get(`anzhu_job_last_run_timestamp_seconds{${job}}`)).toBe(now + 24 * 3600);
    expect(metrics.get(`anzhu_job_due_timestamp_seconds{${job}}`)).toBeGreaterThan(now + 24 * 3600);
  });

  it('is not ready and leaves out what only the database knows, while that is away', async () => {
    const testApp = await openTestApp(await newPlace(), { config });
    await testApp.schedule.runDue();
    const isDue = (name: string): boolean => name.startsWith('anzhu_job_due_timestamp_seconds');
    expect([...(await metricsOf(testApp)).keys()].some(isDue)).toBe(true);
    await testApp.store.db.destroy();
    const metrics = await metricsOf(testApp);
    expect(metrics.get('anzhu_ready')).toBe(0);
    expect([...metrics.keys()].some(isDue)).toBe(false);
  });
});

it('a backup that is sound is the last one from then on', async () => {
  const place = await newSqlitePlace();
  const testApp = await openTestApp(place, { config });
  const name = 'anzhu_last_backup_timestamp_seconds';
  expect((await metricsOf(testApp)).get(name)).toBe(0);
  const folder = join(inject('scratch'), `backup-${Date.now()}`);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await backUp(place.dataDir, folder, testApp.clock);
  const made = (await metricsOf(testApp)).get(name) ?? 0;
  expect(Math.abs(made - Date.now() / 1000)).toBeLessThan(60);
});

it('metrics have a port of their own, on loopback unless set otherwise; the public one has none', async () => {
  const testApp = await openTestApp(await newSqlitePlace(), { config });
  expect(testApp.metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const { port } = new URL(testApp.metricsUrl ?? '');
  const statusOf = async (url: string, method = 'GET') => (await fetch(url, { method })).status;
  expect(await statusOf(`${testApp.url}/metrics`)).toBe(404);
  expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(404);
  expect(await statusOf(`http://127.0.0.1:${port}/metrics`, 'POST')).toBe(404);
  await testApp.stop();
  await expect(fetch(testApp.metricsUrl ?? '')).rejects.toThrow();
});

it('there are no metrics unless they are asked for', async () => {
  const testApp = await startTestServer(await newSqlitePlace());
  expect([testApp.metricsUrl, testApp.server.metrics]).toEqual([null, null]);
});

it('a port that is taken stops the start in words, and leaves nothing open', async () => {
  const taken = await openTestApp(await newSqlitePlace(), { config });
  const { port } = new URL(taken.metricsUrl ?? '');
  const place = await newSqlitePlace();
  const settings = {
    ...readConfig({ PORT: '0', DEMO: 'off', SCHEDULE: 'off', METRICS_PORT: port }),
    ...place,
  };
  const options = { clock: systemClock, log: testLog() };
  const message = `端口 ${port} 已被占用，请用 METRICS_PORT=… 换一个`;
  await expect(run(settings, options)).rejects.toThrow(message);
  const running = await run({ ...settings, metricsPort: null }, options);
  await running.stop();
});
