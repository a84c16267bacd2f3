import { randomUUID } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { cleanOrphans } from '../src/platform/cleanUp/files.ts';
import type { Config } from '../src/platform/config.ts';
import { newPostgresPlace, type Place } from './engines.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { png } from './pictures.ts';
import { startS3 } from './s3.ts';
import { ServerProcess } from './serverProcess.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { upload } from './upload.ts';

/** A data folder of another machine. */
const newFolder = (): string => join(inject('scratch'), randomUUID());

/** Another machine's place on the same database, with the same key unless said otherwise. */
function elsewhere(place: Place, hasKey = true): Place {
  const other = { ...place, dataDir: newFolder() };
  if (hasKey) {
    mkdirSync(other.dataDir, { recursive: true });
    copyFileSync(keyFileOf(place), keyFileOf(other));
  }
  return other;
}

/** Two instances on two machines that keep pictures in one place. */
async function openTwo(
  config: Partial<Config>,
  prepare: (dataDir: string) => void = () => undefined,
): Promise<{ one: TestApp; two: TestServer }> {
  const place = await newPostgresPlace();
  prepare(place.dataDir);
  const one = await openTestApp(place, { config });
  const other = elsewhere(place);
  prepare(other.dataDir);
  return { one, two: await startTestServer(other, { config, clock: one.clock }) };
}

/** What is uploaded through one instance is served and removed by the other. */
async function expectShared({ one, two }: { one: TestApp; two: TestServer }): Promise<void> {
  const answer = await upload(one, 'manager', { bytes: png() });
  expect(answer).toMatchObject({ status: 200, code: 200 });
  const [here, there] = await Promise.all(
    [one, two].map(async ({ url }) => {
      const response = await fetch(`${url}${answer.data as string}`);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  expect(there?.equals(here ?? Buffer.of())).toBe(true);
  one.clock.set('2100-01-01 00:00:00');
  expect(await cleanOrphans(two.server)).toBe(1);
  expect((await fetch(`${one.url}${answer.data as string}`)).status).toBe(404);
  for (const { log } of [one, two]) {
    expect(log.lines).not.toContainEqual(expect.stringContaining('其他实例看不到'));
    expect(log.errors).toEqual([]);
  }
}

describe.skipIf(inject('postgresUrl') === null)('instances on several machines', () => {
  it('share pictures in an S3-compatible store', async () => {
    await expectShared(await openTwo({ s3: await startS3() }));
  });

  it('share pictures in a folder', async () => {
    const shared = newFolder();
    mkdirSync(shared);
    const mount = (dataDir: string): void => {
      mkdirSync(dataDir, { recursive: true });
      symlinkSync(shared, join(dataDir, 'files'));
    };
    await expectShared(await openTwo({ filesShared: 'on' }, mount));
  });

  it('do not start with a key of their own, in one line, and leave the database as it is', async () => {
    const place = await newPostgresPlace();
    const one = await openTestApp(place);
    const another = await openTestApp(await newPostgresPlace());
    const differs = elsewhere(place, false);
    mkdirSync(dirname(keyFileOf(differs)), { recursive: true });
    cpSync(keyFileOf(another.server.config), keyFileOf(differs));
    const without = elsewhere(place, false);
    for (const [wrong, line] of [
      [differs, `数据密钥 ${keyFileOf(differs)} 与数据库不符：需要密钥`],
      [without, `缺少数据密钥 ${keyFileOf(without)}：数据库由密钥`],
    ] as const) {
      const refused = new ServerProcess(wrong);
      expect(await refused.ended).toBe(1);
      expect(refused.output.trim().split('\n')).toEqual([expect.stringContaining(line)]);
      expect(refused.output).toContain('请');
      expect(refused.output).toContain('DATA_KEY_FILE');
    }
    expect(existsSync(keyFileOf(without))).toBe(false);
    const page = { page: { page: 1, size: 10 } };
    expect(await one.as('staff', 'orderPage', page)).toMatchObject({ code: 200 });
    // With the key of the first one it starts.
    const right = new ServerProcess(elsewhere(place));
    expect((await fetch(`${await right.url()}/healthz/ready`)).status).toBe(200);
  });

  it('that start at once on an empty database take one key: the other one is refused', async () => {
    const place = await newPostgresPlace();
    const both = [place, { ...place, dataDir: newFolder() }].map((one) => new ServerProcess(one));
    const ends = await Promise.all(
      both.map((server) => Promise.race([server.ended, server.url().then(() => 'runs')])),
    );
    expect(ends.toSorted()).toEqual([1, 'runs']);
    expect(both.map(({ output }) => output).join('')).toMatch(/数据密钥 .*数据库/);
  });
});
