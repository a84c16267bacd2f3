import { join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Code } from '@anzhu/api/contract/envelope';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createApp } from '../src/app/app.ts';
import { demoPassword } from '../src/demo/staff.ts';
import { storeFile } from '../src/platform/db/sqlite.ts';
import { findFaults } from '../src/platform/db/invariants.ts';
import { consoleLog, withoutData } from '../src/platform/log.ts';
import { newPostgresPlace, newSqlitePlace, onOneEngine } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { password, signIn } from './people.ts';
import { ServerProcess } from './serverProcess.ts';

const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as unknown,
});

onOneEngine((newPlace) => {
  it('health tells a process that lives from one that can answer', async () => {
    const running = await startTestServer(await newPlace());
    const ask = async (path: string) => read(await fetch(`${running.url}/healthz${path}`));
    expect(await ask('/live')).toEqual({ status: 200, body: { live: true } });
    expect(await ask('/ready')).toEqual({ status: 200, body: { ready: true } });
    await running.server.store.write((tx) =>
      sql`delete from migration where name = '40 all tables'`.execute(tx),
    );
    const without = (reason: unknown) => ({ status: 503, body: { ready: false, reason } });
    expect(await ask('/ready')).toEqual(without(expect.stringMatching('缺少「40 all tables」')));
    await running.server.store.db.destroy();
    expect(await ask('/ready')).toEqual(without(expect.stringMatching('^数据库')));
    expect(await ask('/live')).toEqual({ status: 200, body: { live: true } });
  });

  it('is not ready any more as soon as it stops', async () => {
    const running = await startTestServer(await newPlace());
    const app = await createApp(running.server);
    const stopped = running.stop();
    const answer = await app(new Request('http://localhost/healthz/ready'), {
      incoming: { headers: {} } as never,
      outgoing: {} as never,
    });
    expect(await read(answer)).toEqual({
      status: 503,
      body: { ready: false, reason: '正在停止 (stopping)' },
    });
    await stopped;
  });
});

it('every answer names its request: a trusted proxy’s name, nobody else’s', async () => {
  const named = async (trustProxy: number, given: string, path = '/healthz') => {
    const { url } = await startTestServer(await newSqlitePlace(), { config: { trustProxy } });
    const answer = await fetch(`${url}${path}`, { headers: { 'x-request-id': given } });
    return answer.headers.get('x-request-id');
  };
  const own = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect(await named(0, 'proxy-4711')).toEqual(own);
  expect(await named(1, 'proxy-4711')).toBe('proxy-4711');
  expect(await named(1, 'proxy-4711', '/nowhere')).toBe('proxy-4711');
  expect(await named(1, '{"level":"error"}')).toEqual(own);
  expect(await named(1, 'x'.repeat(65))).toEqual(own);
});

/** A change, a call that writes only its log, and one that only reads, as the desk makes them. */
async function work(testApp: TestApp) {
  const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
  await testApp.put((tx) => addRoom(tx, testApp.property.near));
  const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
  return {
    change: () => testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] }),
    look: () => testApp.as('staff', 'getOrder', { id: orderId }),
    list: () => testApp.as('staff', 'listRooms'),
  };
}

/** Ways in which a store is read-only, and the message of each. */
const hindrances: [string, string, (testApp: TestApp) => Promise<unknown>][] = [
  [
    'full',
    '存储空间已满，暂时无法保存，请联系管理员，编号 ',
    ({ store }) =>
      store.write(async (tx) => {
        await sql`create table filling (content blob)`.execute(tx);
        await sql`create trigger fill after insert on log
          begin insert into filling values (zeroblob(100000)); end`.execute(tx);
        const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tx);
        await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(tx);
      }),
  ],
  [
    'read-only',
    '数据库只读，暂时无法保存，请联系管理员，编号 ',
    ({ store }) => store.write((tx) => sql`pragma query_only = on`.execute(tx)),
  ],
];

it.each(hindrances)(
  'a %s store: changes are refused in words, reading goes on, nothing breaks',
  async (_name, message, hinder) => {
    const testApp = await openTestApp(await newSqlitePlace());
    const { change, look, list } = await work(testApp);
    await hinder(testApp);
    // Long enough for the session to be written down again, which a read-only store cannot.
    testApp.clock.forward(3600);
    const before = await testApp.snapshot();
    for (const refused of [await change(), await look(), await change()]) {
      expect(refused).toMatchObject({ status: 500, code: Code.internal });
      expect(refused.msg).toContain(message);
    }
    expect((await list()).code).toBe(200);
    expect(await testApp.snapshot()).toBe(before);
    expect(await findFaults(testApp.store.db)).toEqual([]);
  },
);

it('a store that another program has locked: changes are refused in words, and go on after it', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  const { change, list } = await work(testApp);
  const other = new DatabaseSync(storeFile(testApp.server.config.dataDir));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const refused = await change();
  expect(refused).toMatchObject({ status: 503, code: Code.unavailable });
  expect(refused.msg).toContain('数据库繁忙，请稍后重试，编号 ');
  expect((await list()).code).toBe(200);
  other.exec('rollback');
  expect((await change()).code).toBe(200);
  testApp.log.errors.length = 0;
  await expectSound(testApp);
});

it('a store that was full takes changes again when there is room', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  const { change } = await work(testApp);
  await hindrances[0]?.[2](testApp);
  const ready = async () => (await fetch(`${testApp.url}/healthz/ready`)).status;
  expect(await ready()).toBe(200);
  expect((await change()).code).toBe(Code.internal);
  testApp.log.errors.length = 0;
  expect(await ready()).toBe(503);
  await testApp.put((tx) => sql`pragma max_page_count = 1000000`.execute(tx));
  expect(await ready()).toBe(200);
  expect((await change()).code).toBe(200);
  await expectSound(testApp);
});

it.skipIf(inject('postgresUrl') === null)(
  'a read-only PostgreSQL: changes are refused in words, reading goes on',
  async () => {
    const testApp = await openTestApp(await newPostgresPlace());
    const { change, list } = await work(testApp);
    await testApp.put(async (tx) => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx);
      await sql
        .raw(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
        .execute(tx);
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(testApp.store.db);
    const answers = await Promise.all(Array.from({ length: 12 }, () => change()));
    const told = answers.filter(({ msg }) => msg.startsWith('数据库只读，暂时无法保存'));
    expect(told.length).toBeGreaterThan(0);
    expect((await list()).code).toBe(200);
  },
);

it('an error is written down without what it repeats of people', () => {
  const lines: string[] = [];
  const take = (text: string) => void lines.push(text);
  const log = consoleLog('quiet', { out: take, err: take });
  const duplicate = Object.assign(new Error('Key (phone)=(13800001234) already exists'), {
    code: '23505',
  });
  const broken = new Error(`no room for '张三丰' 33010619900307123X a.b@example.com in "stay"`);
  const secret = new Error('Bearer Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4 is bad');
  for (const error of [duplicate, broken, secret, '张三丰']) log.error('test', error, 'id-1');
  for (const told of ['1380', '张三', '3301', 'example.com', 'Zm9v']) {
    expect(lines.join('')).not.toContain(told);
  }
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    level: 'error',
    id: 'id-1',
    where: 'test',
    error: 'Error',
    message: 'no room for … … … in …',
    stack: expect.arrayContaining([expect.stringContaining('operation.test.ts')]),
  });
  expect(withoutData('attempt to write a readonly database')).toBe(
    'attempt to write a readonly database',
  );
});

it('no line that the server writes holds a name, a number, a password or a token', async () => {
  const place = await newSqlitePlace();
  const testApp = await openTestApp(place);
  const guest = newGuest({ name: '欧阳不许出现' });
  const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
  const orderId = await testApp.put((tx) =>
    addOrder(tx, testApp.property.near, { booker_name: '司徒不许出现', phone: '13911112222' }),
  );
  await testApp.stop();

  const server = new ServerProcess(place, { LOG: 'requests' });
  const url = await server.url();
  const token = await signIn({ url }, 'staff');
  const send = (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: token, 'content-type': 'application/json' },
    });
  const stay = { id: room.id, ...period, checkInfoList: [guest] };
  const day = new Date().getFullYear() + 1;
  await send('/api/room/checkIn', {
    ...stay,
    estimatedCheckIn: `${day}-03-18 14:00:00`,
    estimatedCheckOut: `${day}-03-20 12:00:00`,
  });
  await send('/api/room/checkIn', stay);
  await send(`/api/order/get/${orderId}`);
  await send(`/api/order/get/${guest.idcard}`);
  await send(`/api/nowhere/${guest.number}?name=${guest.name}`);
  await send('/api/search', { keyword: guest.number });
  await send(`/api/search?keyword=${guest.idcard}`);
  await send(`/admin/index/orderManage?number=${guest.number}&idcard=${guest.idcard}`);
  await send('/api/order/my', { province: guest.name, roomType: guest.idcard });
  await send('/auth/login', { username: guest.number, password: 'Wrong-secret-1' });
  await (await send('/api/order/download', {})).arrayBuffer();
  await send('/auth/logout', { token });
  server.kill('SIGTERM');
  expect(await server.ended, server.output).toBe(0);

  const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThanOrEqual(8);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), id: expect.any(String) });
  }
  const { name, number, idcard } = guest;
  const personal = [
    name,
    number,
    idcard,
    '司徒不许出现',
    '13911112222',
    password,
    'Wrong-secret-1',
  ];
  for (const told of [...personal, token.split(' ')[1] ?? '']) {
    expect(server.output).not.toContain(told);
  }
});

it('leaves one whole file and the pictures of the demo behind, also when it is told to stop while it starts', async () => {
  const place = await newSqlitePlace();
  const server = new ServerProcess(place, { DEMO: 'on' });
  await expect.poll(() => existsSync(join(place.dataDir, 'anzhu.db-wal'))).toBe(true);
  server.kill('SIGTERM');
  expect(await server.ended, server.output).toBe(0);
  const left = ['anzhu.db', 'anzhu.key', 'files', 'server.lock'];
  expect(readdirSync(place.dataDir).toSorted()).toEqual(left);
  const again = new ServerProcess(place);
  const url = await again.url();
  const { data } = await call({ url }, 'login', { username: 'admin', password: demoPassword });
  const hotels = await call({ url }, 'hotelPage', {}, data.token ?? '');
  expect(hotels.data.total).toBe(8);
  for (const { cover } of hotels.data.records) {
    const picture = await fetch(`${url}${cover}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await picture.body?.cancel();
  }
  again.kill('SIGHUP');
  expect(await again.ended, again.output).toBe(0);
  expect(readdirSync(place.dataDir).toSorted()).toEqual(left);
});
