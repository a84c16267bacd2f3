import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command } from './command.ts';
import { newSqlitePlace } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn, signInFirst } from './people.ts';

it('admin: makes the first account, and gives it a new password that must be changed', async () => {
  const place = await newSqlitePlace();
  const admin = (username: string, input: string) =>
    command(place, ['admin', '--username', username], { input });
  expect(await admin('boss', 'Harbour-2026\n')).toEqual({
    code: 0,
    output: '已新增管理员 boss (added)',
  });
  const server = await startTestServer(place);
  const signedIn = (password: string) =>
    call(server, 'login', { username: 'boss', password }).then((answer) => answer.code);
  expect(await signedIn('Harbour-2026')).toBe(200);
  expect((await admin('boss', 'Harbour-2027')).output).toContain('正被另一个安住服务器使用');
  await server.stop();
  expect((await admin('boss', 'weak')).output).toContain('密码至少 8 位');
  expect(await admin('boss', 'P@ssw0rd-2027')).toEqual({
    code: 1,
    output: '该密码过于常见，请换一个',
  });
  expect((await admin('b', 'Harbour-2027')).output).toContain('用法');
  expect(await admin('BOSS', 'Harbour-2027')).toMatchObject({ code: 0 });
  const again = await startTestServer(place);
  const data = await signInFirst(again, 'boss', 'Harbour-2027');
  expect(data.userInfo).toMatchObject({ role: 'admin' });
  const screens = data.menuList?.flatMap((group) => group.children ?? []).map((one) => one.path);
  expect(screens).toContain('roomManage');
});

it('admin: makes the first account of an empty store without demo data', async () => {
  const place = await newSqlitePlace();
  const options = { input: 'Harbour-2026', environment: { DEMO: 'auto' } };
  expect(await command(place, ['admin', '--username', 'boss'], options)).toEqual({
    code: 0,
    output: '已新增管理员 boss (added)',
  });
  const server = await startTestServer(place, { config: { demo: 'auto' } });
  const { data } = await call(server, 'login', { username: 'boss', password: 'Harbour-2026' });
  const { data: users } = await call(server, 'userPage', {}, data.token ?? '');
  expect(users.records.map(({ username }) => username)).toEqual(['boss']);
});

it('admin: turns the second factor of an admin off who has lost the phone', async () => {
  const place = await newSqlitePlace();
  const server = await startTestServer(place);
  const { users } = await makePeople(server);
  await server.server.store.write((tx) =>
    tx
      .insertInto('second_factor')
      .values({ id: users.admin, totp_secret: 'JBSWY3DP', set_time: '2026-03-17 09:00:00' })
      .execute(),
  );
  await server.stop();
  const stepAfter = async (...options: string[]) => {
    const given = ['admin', '--username', 'admin', ...options];
    expect(await command(place, given, { input: 'Harbour-2027' })).toMatchObject({ code: 0 });
    const again = await startTestServer(place);
    const login = { username: 'admin', password: 'Harbour-2027' };
    const { data } = await call(again, 'login', login);
    await again.stop();
    return data.next?.step;
  };
  expect(await stepAfter()).toBe('totp');
  expect(await stepAfter('--end-totp')).toBe('password');
});

it('admin: makes nobody an admin who is something else', async () => {
  const place = await newSqlitePlace();
  const server = await startTestServer(place);
  await makePeople(server);
  await server.stop();
  const answer = await command(place, ['admin', '--username', 'staff'], { input: 'Harbour-2027' });
  expect(answer).toEqual({ code: 1, output: '用户「staff」不是管理员 (not an admin)' });
  await signIn(await startTestServer(place), 'staff');
});

it('channel: gives a channel a key while the server runs, lists and revokes it', async () => {
  const place = await newSqlitePlace();
  const server = await startTestServer(place);
  expect((await command(place, ['channel'])).output).toContain('用法');
  expect((await command(place, ['channel', 'list'])).output).toContain('还没有渠道');
  const made = await command(place, ['channel', 'create', '携程']);
  const key = /^az_\S+$/m.exec(made.output)?.[0] ?? '';
  const ask = async () => {
    const response = await fetch(`${server.url}/open/intake/orderCancelled`, {
      method: 'POST',
      headers: { 'X-API-Key': key },
      body: JSON.stringify({ id: 1 }),
    });
    return ((await response.json()) as { msg: string }).msg;
  };
  expect(await ask()).toBe('找不到该订单');
  const keyId = key.slice(0, 15);
  const listed = await command(place, ['channel', 'list']);
  expect(listed.output).toMatch(new RegExp(`^${keyId}  携程  .*可用`));
  expect(await command(place, ['channel', 'revoke', keyId])).toMatchObject({ code: 0 });
  expect(await ask()).toBe('没有权限');
  expect(await command(place, ['channel', 'revoke', keyId])).toMatchObject({ code: 1 });
});

it('reset: empties the store, but not under a running server', async () => {
  const place = await newSqlitePlace();
  expect((await command(place, ['reset'])).output).toContain('没有数据');
  const server = await startTestServer(place);
  await makePeople(server);
  expect(await command(place, ['reset'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('正被另一个安住服务器使用'),
  });
  await signIn(server, 'admin');
  await server.stop();
  expect(await command(place, ['reset'])).toMatchObject({ code: 0 });
  expect(existsSync(join(place.dataDir, 'anzhu.db'))).toBe(false);
  const { contents } = await startTestServer(place);
  expect(contents).toBe('no account');
});

it('seed: adds orders to the demo, and says what it takes', async () => {
  const place = await newSqlitePlace();
  expect((await command(place, ['seed'])).output).toContain('用法');
  expect((await command(place, ['seed', '--orders', 'many'])).output).toContain('--orders');
  expect(await command(place, ['seed', '--orders', '10'])).toMatchObject({ code: 1 });
  const fresh = await newSqlitePlace();
  const words = ['seed', '--orders', '1000', '--rooms', '200'];
  const filled = await command(fresh, words, { environment: { DEMO: 'on' } });
  expect(filled).toEqual({ code: 0, output: 'orders 1000 / 1000' });
  const { server } = await startTestServer(fresh);
  const count = (table: 'orders' | 'room') =>
    server.store.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  expect((await count('orders')).count).toBeGreaterThan(1000);
  expect((await count('room')).count).toBeGreaterThan(200);
});

it('export: writes all that a hotel has, by the name of the file, and gives up in words', async () => {
  const place = await newSqlitePlace();
  const server = await startTestServer(place);
  await makePeople(server);
  const path = `${place.dataDir}.jsonl`;
  const takeOut = (hotel: string, file: string) =>
    command(place, ['export', '--hotel', hotel, '--all', file]);
  expect((await takeOut('近店', path)).output).toContain('正被另一个安住服务器使用');
  await server.stop();
  const { code, output } = await takeOut('近店', path);
  expect([code, output.split('\n')[0]]).toEqual([0, `已写入 ${path} (written)`]);
  expect(output).toMatch(/(\d+)\/\1 行$/);
  const [head] = readFileSync(path, 'utf8').split('\n', 1);
  expect(JSON.parse(head ?? '')).toMatchObject({ hotel: { name: '近店' }, tables: { hotel: 1 } });
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(await takeOut('无名店', path)).toMatchObject({ code: 1 });
  expect((await takeOut('近店', `${place.dataDir}.csv`)).output).toContain('用法');
  expect(existsSync(`${place.dataDir}.csv`)).toBe(false);
});
