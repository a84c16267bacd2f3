import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { call, send, startTestServer } from './harness.ts';
import { password } from './people.ts';
import { makeRecords } from './records.ts';
import { rights } from './rights.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** The entries of a type, oldest first, with their details. */
async function entriesOf({ store }: TestApp, type: LogType) {
  const rows = await store.db
    .selectFrom('log')
    .selectAll()
    .where('type', '=', type)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    sketch: row.sketch,
    by: row.create_by,
    userId: row.user_id,
    hotelId: row.hotel_id,
    address: row.address,
    detail: JSON.parse(row.after_values ?? 'null') as unknown,
  }));
}

const wrong = (testApp: TestApp, username: string) =>
  call(testApp, 'login', { username, password: 'Wrong-2026' });

onOneEngine((newPlace) => {
  it('has sign-ins, failed ones and sign-outs, by whom and from where', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, hotels } = testApp.people;
    const before = await entriesOf(testApp, LogType.signIn);
    await wrong(testApp, 'Staff');
    const { data } = await call(testApp, 'login', { username: 'staff', password });
    await call(testApp, 'logout', { token: data.token });
    const staff = { by: 'staff', userId: users.staff, hotelId: hotels.near, address: '127.0.0.1' };
    const signIns = (await entriesOf(testApp, LogType.signIn)).slice(before.length);
    expect(signIns).toMatchObject([
      { ...staff, sketch: '登录' },
      { ...staff, sketch: '退出登录' },
    ]);
    expect(await entriesOf(testApp, LogType.signInFailed)).toEqual([
      { ...staff, sketch: '登录失败', detail: { 原因: '账号或密码错误' } },
    ]);
    await expectSound(testApp);
  });

  it('never has what was typed as the name of an account that does not exist', async () => {
    const testApp = await openTestApp(await newPlace());
    await wrong(testApp, 'My-Secret-Password');
    expect(await entriesOf(testApp, LogType.signInFailed)).toMatchObject([
      { by: '未知账号', userId: null, hotelId: null, address: '127.0.0.1' },
    ]);
    const rows = await testApp.store.db.selectFrom('log').selectAll().execute();
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('my-secret-password');
  });

  it('has the lock of an account and the sign-ins refused since, as one entry a minute', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    for (let times = 0; times < 5; times += 1) await wrong(testApp, 'staff');
    const locked = await call(testApp, 'login', { username: 'staff', password });
    expect(locked.code).toBe(Code.locked);
    expect(await entriesOf(testApp, LogType.account)).toMatchObject([
      { sketch: '密码错误次数过多，账号已锁定', by: 'staff', userId: users.staff },
    ]);
    expect(await entriesOf(testApp, LogType.signInFailed)).toHaveLength(1);
    testApp.clock.forward(60);
    await testApp.server.securityLog.flush('due');
    const [, later, ...others] = await entriesOf(testApp, LogType.signInFailed);
    expect(later).toMatchObject({
      sketch: '登录失败，一分钟内又有 5 次',
      by: 'staff',
      address: '127.0.0.1',
      detail: { 次数: 5, 原因: '账号或密码错误、账号已锁定' },
    });
    expect(others).toEqual([]);
    await expectSound(testApp);
  });

  it('has a password that is changed, one that is reset, and a wrong current one', async () => {
    const testApp = await openTestApp(await newPlace());
    const { staff } = testApp.people.users;
    const next = 'Another-2027';
    const change = { id: staff, password: next, currentPassword: 'Wrong-2026' };
    await testApp.as('staff', 'modifyUser', change);
    await testApp.as('staff', 'modifyUser', { ...change, currentPassword: password });
    await testApp.as('manager', 'modifyUser', { id: staff, password: 'Third-2028' });
    expect(await entriesOf(testApp, LogType.signInFailed)).toMatchObject([
      { by: 'staff', detail: { 原因: '修改密码时当前密码不正确' } },
    ]);
    expect(await entriesOf(testApp, LogType.account)).toMatchObject([
      { sketch: '修改密码', by: 'staff' },
      { sketch: '重置用户「staff 昵称」的密码', by: 'manager' },
    ]);
  });

  it('has every refused call once a minute for a person and address, with its name', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, hotels } = testApp.people;
    for (const name of ['logPage', 'userPage', 'userPage', 'listMenus'] as const) {
      expect((await testApp.as('staff', name, { page: { page: 1, size: 1 } })).code).toBe(
        Code.noPermission,
      );
    }
    await testApp.as('guard', 'orderPage', { page: { page: 1, size: 1 } });
    const staff = { by: 'staff', userId: users.staff, hotelId: hotels.near, address: '127.0.0.1' };
    expect(await entriesOf(testApp, LogType.refusedCall)).toEqual([
      { ...staff, sketch: '越权调用', detail: { 调用: '日志列表（/api/logs/page）' } },
      expect.objectContaining({ by: 'guard', hotelId: null }),
    ]);
    testApp.clock.forward(60);
    await testApp.server.securityLog.flush('due');
    const [, , later] = await entriesOf(testApp, LogType.refusedCall);
    expect(later).toMatchObject({ ...staff, sketch: '越权调用，一分钟内又有 3 次' });
    expect(JSON.stringify(later?.detail)).toMatch(/api\/user\/page.*api\/menu/);
  });

  it('has a call with an unknown API key', async () => {
    const testApp = await openTestApp(await newPlace());
    await send(testApp, 'intakeOrderPaid', { externalId: 'x' });
    expect(await entriesOf(testApp, LogType.refusedCall)).toMatchObject([
      { by: '未知渠道', userId: null, address: '127.0.0.1' },
    ]);
  });

  it('bounds a flood from many addresses, and writes what is counted when the server stops', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const { securityLog } = testApp.server;
    for (let number = 0; number < 300; number += 1) {
      const origin = { requestId: '', address: `2001:db8::${number}`, agent: '' };
      const event = { type: LogType.signInFailed, sketch: '登录失败', account: null, origin };
      await securityLog.record(event);
      await securityLog.record(event);
    }
    expect(await entriesOf(testApp, LogType.signInFailed)).toHaveLength(30);
    await testApp.stop();
    const again = await startTestServer(place);
    const rows = await again.server.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by', 'address'])
      .where('type', '=', LogType.signInFailed)
      .execute();
    expect(rows).toHaveLength(61);
    expect(rows).toContainEqual({
      sketch: '登录失败，一分钟内又有 540 次',
      create_by: '多个来源',
      address: '',
    });
  });

  it('has exports and reading of whole numbers under their own types', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const near = await makeRecords(testApp, {
      side: 'near',
      userId: users.manager,
      isIsolation: true,
    });
    const reads = [
      'getOrder',
      'getIsolation',
      'personTimeline',
      'listGuests',
      'roomIsolationPerson',
      'getUser',
    ] as const;
    for (const name of reads) {
      const count = (await entriesOf(testApp, LogType.personalData)).length;
      const input = name === 'listGuests' ? undefined : rights[name].of?.(near);
      if (input === undefined) continue;
      expect((await testApp.as('manager', name, input)).code, name).toBe(200);
      const entries = await entriesOf(testApp, LogType.personalData);
      expect([name, entries.length]).toEqual([name, count + 1]);
      expect(entries.at(-1)).toMatchObject({ by: 'manager', address: '127.0.0.1' });
    }
    await (await send(testApp, 'downloadTestTemplate', {}, testApp.tokenOf('guard'))).text();
    expect((await entriesOf(testApp, LogType.personalData)).at(-1)).toMatchObject({
      sketch: expect.stringMatching(/^下载每日检测导入模板/) as string,
      by: 'guard',
    });
    for (const name of ['downloadOrders', 'downloadIsolations', 'downloadLogs'] as const) {
      await (await testApp.download('admin', name)).text();
    }
    expect((await entriesOf(testApp, LogType.export)).map(({ sketch }) => sketch)).toEqual([
      expect.stringMatching(/^导出订单/),
      expect.stringMatching(/^导出隔离人员/),
      expect.stringMatching(/^导出日志/),
    ]);
    await expectSound(testApp);
  });

  it('is seen by whom logs are: an admin all of it, a hotel its own, the programme its own', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const name of ['staff', 'farManager', 'guard', 'not.a.user']) await wrong(testApp, name);
    const seenBy = async (user: 'admin' | 'manager' | 'guard') => {
      const filter = { page: { page: 1, size: 100 }, type: LogType.signInFailed };
      const { data } = await testApp.as(user, 'logPage', filter);
      return data.records.map(({ createBy }) => createBy).toSorted();
    };
    expect(await seenBy('admin')).toEqual(['farManager', 'guard', 'staff', '未知账号']);
    expect(await seenBy('manager')).toEqual(['staff']);
    expect(await seenBy('guard')).toEqual(['guard']);
  });
});
