import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contract } from '@anzhu/api/contract';
import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { run } from '../src/app/run.ts';
import { demoPassword } from '../src/demo/staff.ts';
import { readConfig } from '../src/platform/config.ts';
import { StoreError } from '../src/platform/db/errors.ts';
import { ListenError } from '../src/platform/http/listen.ts';
import { ConfigError } from '../src/platform/settings.ts';
import { command } from './command.ts';
import {
  newPostgresPlace,
  newSqlitePlace,
  onBothEngines,
  onOneEngine,
  type Place,
} from './engines.ts';
import { call, openTestServer, startTestServer, testClock, testLog } from './harness.ts';
import { makePeople, password, signIn } from './people.ts';
import { ServerProcess } from './serverProcess.ts';

/** A place with one user in it. */
async function usedPlace(place: Place): Promise<Place> {
  const server = await startTestServer(place);
  await makePeople(server);
  await server.stop();
  return place;
}

/**
 * Begins a sign-in: the server has read its head and waits for its body when this resolves.
 * @returns sends the body and resolves with the answer.
 */
async function beginSignIn(url: string): Promise<() => Promise<unknown>> {
  const body = JSON.stringify({ username: 'admin', password });
  const sent = request(`${url}${contract.login.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return JSON.parse(await text(response));
  };
}

// How a process ends has nothing of the store, but that a power cut leaves it whole.
onOneEngine((newPlace) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`stops in order at ${signal}: finishes what runs, closes boards, takes nothing new`, async () => {
      const place = await usedPlace(await newPlace());
      const process = new ServerProcess(place);
      const url = await process.url();
      const token = await signIn({ url }, 'staff');
      const board = new WebSocket(`${url.replace('http', 'ws')}${livePath}`, liveProtocols(token));
      await new Promise((done) => board.once('open', done));
      const closed = new Promise((done) => board.once('close', done));

      const finish = await beginSignIn(url);
      process.kill(signal);
      process.kill(signal);
      expect(await closed).toBe(1001);
      expect(await finish()).toMatchObject({ code: 200 });
      expect(await process.ended).toBe(0);
      await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
      expect(process.output).not.toContain('level');
    });
  }

  it('does not wait for connections that are idle, or were never used', async () => {
    const place = await usedPlace(await newPlace());
    const process = new ServerProcess(place);
    const url = await process.url();
    await fetch(`${url}/healthz`);
    const unused = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void unused.destroy());
    await new Promise((done) => unused.once('connect', done));
    const started = performance.now();
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    // Calls that run are waited for 10 s at most, idle connections are kept for 65 s.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

onBothEngines((newPlace) => {
  it('starts again where it was after a power cut', async () => {
    const place = await usedPlace(await newPlace());
    const process = new ServerProcess(place);
    const token = await signIn({ url: await process.url() }, 'admin');
    process.kill('SIGKILL');
    expect(await process.ended).toBe('SIGKILL');
    const again = new ServerProcess(place);
    const answer = await call({ url: await again.url() }, 'getUser', { id: 1 }, token);
    expect(answer.code).toBe(200);
  });
});

describe('says in one line why it cannot start, and ends with 1', () => {
  const foreign = join(inject('scratch'), 'foreign.txt');
  const cases: [Record<string, string>, string][] = [
    [{ PORT: 'eighty' }, '环境变量 PORT=eighty 无效'],
    [{ PORT: '70000' }, '环境变量 PORT=70000 无效'],
    [{ HOST: '203.0.113.1' }, '无法在 HOST=203.0.113.1'],
    [{ DATA_DIR: join(foreign, 'below') }, 'DATA_DIR 无法写入'],
    [{ DATA_DIR: '/proc/anzhu/data' }, 'DATA_DIR 无法写入'],
    [{ DATA_KEY_FILE: '/proc/anzhu/key' }, '数据密钥 /proc/anzhu/key 无法写入'],
    [{ DATABASE_URL: 'mysql://x:secret@y/z' }, '环境变量 DATABASE_URL 无效'],
    [
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/z', DATABASE_WAIT: '0' },
      'DATABASE_URL 无法连接',
    ],
    [
      { DATABSE_URL: 'postgres://u:secret@h/z' },
      '环境变量 DATABSE_URL 未知，是否应为 DATABASE_URL',
    ],
    [{ DATA_DIR: '', DATA_DIRR: '/srv' }, '环境变量 DATA_DIRR 未知，是否应为 DATA_DIR'],
    [{ ADMIN_DIST: inject('scratch') }, '环境变量 ADMIN_DIST='],
    [{ DEMO: 'yes' }, '环境变量 DEMO=yes 无效'],
    [{ PUBLIC_URL: 'desk.example' }, '环境变量 PUBLIC_URL=desk.example 无效'],
    [{ ALLOWED_ORIGINS: 'https://a.example/x' }, '环境变量 ALLOWED_ORIGINS'],
    [{ SCRYPT_COST: '1000' }, '环境变量 SCRYPT_COST=1000 无效'],
  ];

  async function expectLine(environment: Record<string, string>, line: string, place?: Place) {
    const process = new ServerProcess(place ?? (await newSqlitePlace()), environment);
    expect(await process.ended).toBe(1);
    expect(process.output.trim().split('\n')).toEqual([expect.stringContaining(line)]);
    expect(process.output).not.toContain('secret');
  }

  // A process of its own has more to print than these; one shows that the line is all of it.
  it('a setting that is wrong', async () => {
    writeFileSync(foreign, 'x');
    for (const [environment, line] of cases) {
      const { dataDir } = await newSqlitePlace();
      const starting = async () => {
        const given = { PORT: '0', DEMO: 'off', DATA_DIR: dataDir, ...environment };
        await (await run(readConfig(given), { clock: testClock(), log: testLog() })).stop();
      };
      const error: unknown = await starting().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      const isPlain = [ConfigError, StoreError, ListenError].some((kind) => error instanceof kind);
      const { message = '' } = (error ?? {}) as Partial<Error>;
      const which = JSON.stringify(environment);
      expect([which, isPlain, message]).toEqual([which, true, expect.stringContaining(line)]);
      expect(message).not.toMatch(/\n|secret/);
    }
    await expectLine({ DATABASE_URL: 'mysql://x:secret@y/z' }, '环境变量 DATABASE_URL 无效');
  });

  it('a port in use', async () => {
    const busy = createServer();
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
    onTestFinished(() => void busy.close());
    const { port } = busy.address() as AddressInfo;
    await expectLine({ PORT: String(port) }, `端口 ${port} 已被占用`);
  });

  it('a data key that is not where DATA_KEY_FILE says, while there is data', async () => {
    const place = await newSqlitePlace();
    await (await openTestServer(place)).stop();
    const DATA_KEY_FILE = join(place.dataDir, 'elsewhere', 'anzhu.key');
    await expectLine({ DATA_KEY_FILE }, `缺少数据密钥 ${DATA_KEY_FILE}`, place);
    expect(existsSync(DATA_KEY_FILE)).toBe(false);
  });

  it('a store in use', async () => {
    const place = await newSqlitePlace();
    await startTestServer(place);
    await expectLine({}, '正被另一个安住服务器使用', place);
  });
});

it.skipIf(inject('postgresUrl') === null)(
  'fills an empty database once, however many instances start at once',
  async () => {
    const place = await newPostgresPlace();
    const servers = await Promise.all([1, 2, 3].map(() => startTestServer(place)));
    const menus = await servers[0]?.server.store.db.selectFrom('menu').select('name').execute();
    const names = menus?.map((menu) => menu.name) ?? [];
    expect(names).toContain('房间管理');
    expect(new Set(names).size).toBe(names.length);
  },
);

it.skipIf(inject('postgresUrl') === null)(
  'warns at the start that pictures in a folder are not seen by other instances',
  async () => {
    const place = await newPostgresPlace();
    await (await startTestServer(place)).stop();
    const outputWith = async (environment: Record<string, string>): Promise<string> => {
      const process = new ServerProcess(place, environment);
      await process.url();
      process.kill('SIGTERM');
      await process.ended;
      return process.output;
    };
    const warning = '警告 (warning)：图片保存在';
    expect((await outputWith({})).split(warning)).toHaveLength(2);
    expect(await outputWith({ FILES_SHARED: 'on' })).not.toContain(warning);
    const s3 = {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    expect(await outputWith(s3)).not.toContain(warning);
  },
);

it.each([{ PUBLIC_URL: 'https://desk.example' }, { TRUST_PROXY: '1' }])(
  'makes no demo accounts by itself behind a proxy: %j',
  async (environment) => {
    const process = new ServerProcess(await newSqlitePlace(), { DEMO: 'auto', ...environment });
    await process.url();
    expect(process.output).not.toContain('演示账号');
  },
);

it('warns at every start while a demo password works where others reach it', async () => {
  const place = await newSqlitePlace();
  const made = await command(place, ['admin', '--username', 'admin'], { input: demoPassword });
  expect(made.code).toBe(0);
  const local = new ServerProcess(place);
  await local.url();
  expect(local.output).not.toContain('警告');
  local.kill('SIGTERM');
  await local.ended;
  const open = new ServerProcess(place, { PUBLIC_URL: 'https://desk.example' });
  await open.url();
  expect(open.output).toContain('警告 (warning)：演示账号 admin');
});

it('tells how to make the first account where there is no demo', async () => {
  const process = new ServerProcess(await newSqlitePlace());
  await process.url();
  expect(process.output).toContain('npm run admin');
  expect(process.output).not.toContain('演示账号');
});
