import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { call } from './harness.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { password, signInFirst, type UserName } from './people.ts';

const everyone: readonly UserName[] = ['admin', 'manager', 'staff', 'farManager', 'guard'];
const newPassword = 'Another-2027';
const page = { page: 1, size: 50 };

let last = 0;

/** A user as the dialog sends it; name and phone are not taken. */
function newUser(dept: number, given: object = {}) {
  last += 1;
  const phone = `139${String(last).padStart(8, '0')}`;
  return { username: `user.${last}`, nickName: `用户${last}`, phone, dept, password, ...given };
}

/** Adds a user as an admin. @returns the id */
async function added(testApp: TestApp, dept: number, given: object = {}): Promise<number> {
  const { code, msg, data } = await testApp.as('admin', 'addUser', newUser(dept, given));
  expect([code, msg]).toEqual([200, '成功']);
  return Number(data.id);
}

/** The last log entry about users. */
async function lastLog({ store }: TestApp) {
  const row = await store.db
    .selectFrom('log')
    .selectAll()
    .where('target_kind', '=', 'user')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return { ...row, before: read(row.before_values), after: read(row.after_values) };
}

const codeOf = async (asking: Promise<{ code: number | string }>) => (await asking).code;

onOneEngine((newPlace) => {
  it('adds a user who can sign in, and says so in the log without the password', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments, hotels, users } = testApp.people;
    const form = newUser(departments.nearDesk, { username: 'New.Clerk', heads: '/files/1.png' });
    const { code, data } = await testApp.as('admin', 'addUser', form);
    expect(code).toBe(200);
    const signedIn = await signInFirst(testApp, 'new.clerk');
    expect(signedIn.userInfo).toMatchObject({
      id: data.id,
      role: 'hotel_member',
      hotelId: hotels.near,
      heads: '/files/1.png',
    });
    const log = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .where('sketch', 'like', '新增用户%')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      type: 2,
      sketch: `新增用户「${form.nickName}」`,
      target_id: data.id,
      hotel_id: hotels.near,
      user_id: users.admin,
      before_values: null,
    });
    expect(JSON.parse(log.after_values ?? '')).toEqual({
      用户名: 'New.Clerk',
      昵称: form.nickName,
      手机号: `139****${form.phone.slice(-4)}`,
      所属部门: '近店前台',
      头像: '/files/1.png',
      状态: '正常',
    });
    await expectSound(testApp);
  });

  it('refuses names, phones and passwords that break the rules, by their field', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments } = testApp.people;
    const taken = newUser(departments.nearDesk);
    await testApp.as('admin', 'addUser', taken);
    const cases: [object, string, string][] = [
      [{ username: 'abc' }, 'username', '用户名应为 4 到 32 位字母、数字或 _ . -'],
      [{ username: 'x'.repeat(33) }, 'username', '用户名应为 4 到 32 位字母、数字或 _ . -'],
      [{ username: '用户名称' }, 'username', '用户名应为 4 到 32 位字母、数字或 _ . -'],
      [
        { username: taken.username.toUpperCase() },
        'username',
        `用户名「${taken.username.toUpperCase()}」已存在`,
      ],
      [{ phone: taken.phone }, 'phone', `手机号${taken.phone}已被占用`],
      [{ phone: '12345678901' }, 'phone', '请输入正确的手机号'],
      [{ phone: '' }, 'phone', '手机号不能为空'],
      [{ nickName: ' ' }, 'nickName', '请输入昵称'],
      [{ password: 'Short-1' }, 'password', '密码至少 8 位'],
      [{ password: `Aa1-${'x'.repeat(29)}` }, 'password', '密码最多 32 位'],
      [
        { password: 'onlyletters1' },
        'password',
        '密码至少包含大写、小写字母、数字和特殊字符其中三种',
      ],
      [{ password: 'Dragon-2026' }, 'password', '该密码过于常见，请换一个'],
      [{ dept: 999_999 }, 'dept', '所属部门不存在'],
    ];
    for (const [given, field, message] of cases) {
      const answer = await testApp.as('admin', 'addUser', newUser(departments.nearDesk, given));
      expect(answer).toMatchObject({
        status: 200,
        code: field === 'dept' ? Code.notFound : Code.invalid,
        data: { fields: { [field]: expect.stringContaining(message) } },
      });
    }
    const { id } = (await testApp.as('admin', 'addUser', newUser(departments.nearDesk))).data;
    const again = await testApp.as('admin', 'modifyUser', { id, username: taken.username });
    expect(again.data).toEqual({ fields: { username: `用户名「${taken.username}」已存在` } });
    const phone = await testApp.as('admin', 'modifyUser', { id, phone: taken.phone });
    expect(phone.data).toEqual({ fields: { phone: `手机号${taken.phone}已被占用` } });
    const common = { fields: { password: '该密码过于常见，请换一个' } };
    const given = await testApp.as('admin', 'modifyUser', { id, password: 'pASSWORD1' });
    expect(given).toMatchObject({ code: Code.invalid, data: common });
    const own = { id: testApp.people.users.staff, currentPassword: password };
    const chosen = await testApp.as('staff', 'modifyUser', { ...own, password: 'Qwerty!2026' });
    expect(chosen).toMatchObject({ code: Code.invalid, data: common });
    await expectSound(testApp);
  });

  it('lists all users to an admin and its own staff to a hotel, phones masked', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments, hotels } = testApp.people;
    await testApp.put(async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ phone: '13912345678' })
        .where('username', '=', 'staff')
        .execute();
    });
    const second = newUser(departments.near, { nickName: '第二位店长' });
    await testApp.as('admin', 'addUser', second);
    const all = await testApp.as('admin', 'userPage', { page });
    expect(all.data.records.map((user) => user.username)).toEqual([...everyone, second.username]);
    expect(all.data).toMatchObject({ total: 6, size: 50, current: 1, pages: 1 });
    const own = await testApp.as('manager', 'userPage', { page });
    expect(own.data).toMatchObject({ total: 1 });
    expect(own.data.records).toEqual([
      {
        id: testApp.people.users.staff,
        username: 'staff',
        nickName: 'staff 昵称',
        phone: '139****5678',
        heads: '',
        dept: departments.nearDesk,
        deptName: '近店前台',
        role: 'hotel_member',
        status: 1,
        hotelId: hotels.near,
        hotelName: '近店',
      },
    ]);
    expect(JSON.stringify(all.data)).not.toMatch(/scrypt|13912345678/);
    expect((await testApp.as('farManager', 'userPage', { page })).data.total).toBe(0);
    const names = async (filters: object) => {
      const { data } = await testApp.as('admin', 'userPage', { page, ...filters });
      return data.records.map((user) => user.username);
    };
    expect(await names({ username: 'MANAGER' })).toEqual(['manager', 'farManager']);
    expect(await names({ nickName: '店长' })).toEqual([second.username]);
    expect(await names({ nickname: '店长' })).toEqual([second.username]);
    expect(await names({ nickname: '店长', nickName: 'guard' })).toEqual([]);
    expect(await names({ username: 'a', nickName: 'guard' })).toEqual(['guard']);
    expect(await names({ username: '%' })).toEqual([]);
    expect(await names({ username: '', nickName: null })).toHaveLength(6);
    const beyond = await testApp.as('admin', 'userPage', { page: { page: 9, size: 4 } });
    expect(beyond.data).toMatchObject({ records: [], total: 6, pages: 2 });
  });

  it('lets everyone save their own profile, and a name, phone and picture only', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    for (const [place, name] of everyone.entries()) {
      const id = users[name];
      const profile = { nickName: '新名', phone: `1360000000${place}`, heads: '/files/head.png' };
      expect(await codeOf(testApp.as(name, 'modifyUser', { id, ...profile, password: '' }))).toBe(
        200,
      );
      const { data } = await testApp.as(name, 'getUser', { id });
      expect(data).toMatchObject(profile);
      await call(testApp, 'login', { username: name, password }).then(({ code }) =>
        expect(code).toBe(200),
      );
      const { department_id: dept } = await testApp.store.db
        .selectFrom('app_user')
        .select('department_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // The dialog of the users' screen sends all fields, changed or not.
      const whole = { id, username: name, dept: String(dept), ...profile };
      expect(await codeOf(testApp.as(name, 'modifyUser', whole))).toBe(200);
      const other = dept === departments.platform ? departments.near : departments.platform;
      const moved = await testApp.as(name, 'modifyUser', { id, dept: other });
      expect(moved).toMatchObject({ code: Code.noPermission, msg: '不能更改自己的部门' });
      if (name === 'admin') continue;
      const renamed = await testApp.as(name, 'modifyUser', { id, username: 'other.name' });
      expect(renamed).toMatchObject({ code: Code.noPermission, msg: '不能更改自己的用户名' });
    }
    await expectSound(testApp);
  });

  it('logs what was changed of a profile, a password without its value', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, hotels } = testApp.people;
    const asking = {
      id: users.staff,
      nickName: '小许',
      phone: '13600001234',
      password: newPassword,
      currentPassword: password,
    };
    await testApp.as('staff', 'modifyUser', asking);
    const logs = await testApp.store.db.selectFrom('log').selectAll().orderBy('id').execute();
    const [edited, changed] = logs.slice(-2);
    expect(edited).toMatchObject({ type: 2, sketch: '编辑用户「小许」', hotel_id: hotels.near });
    expect(JSON.parse(edited?.before_values ?? '')).toEqual({ 昵称: 'staff 昵称', 手机号: '' });
    expect(JSON.parse(edited?.after_values ?? '')).toEqual({ 昵称: '小许', 手机号: '136****1234' });
    expect(changed).toMatchObject({ type: 10, sketch: '修改密码', hotel_id: hotels.near });
    expect(JSON.stringify(logs)).not.toMatch(/Another-2027|Harbour-2026|scrypt/);
    expect(JSON.stringify(testApp.log)).not.toMatch(/Another-2027|Harbour-2026/);
  });

  it('ends the sessions of whose password changes, but for the one that changed it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const elsewhere = await call(testApp, 'login', { username: 'staff', password });
    const token = elsewhere.data.token ?? '';
    const look = () => codeOf(call(testApp, 'getUser', { id: users.staff }, token));
    expect(
      await codeOf(testApp.as('staff', 'modifyUser', { id: users.staff, nickName: '许' })),
    ).toBe(200);
    expect(await look()).toBe(200);
    const change = { id: users.staff, password: newPassword, currentPassword: password };
    expect(await codeOf(testApp.as('staff', 'modifyUser', change))).toBe(200);
    expect(await look()).toBe(Code.signedOutElsewhere);
    expect(await codeOf(testApp.as('staff', 'getUser', { id: users.staff }))).toBe(200);
    expect(await codeOf(call(testApp, 'login', { username: 'staff', password }))).toBe(
      Code.invalid,
    );
    const renewed = await call(testApp, 'login', { username: 'staff', password: newPassword });
    expect(renewed.code).toBe(200);
    // Another user changes it: no session is left.
    await testApp.as('manager', 'modifyUser', { id: users.staff, password });
    expect(await codeOf(testApp.as('staff', 'getUser', { id: users.staff }))).toBe(
      Code.signedOutElsewhere,
    );
    expect(
      await codeOf(call(testApp, 'getUser', { id: users.staff }, renewed.data.token ?? '')),
    ).toBe(Code.signedOutElsewhere);
    await expectSound(testApp);
  });

  it('lifts the lock of wrong passwords by a reset, and not by a change of one’s own', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const logIn = (typed: string) =>
      codeOf(call(testApp, 'login', { username: 'Staff', password: typed }));
    for (let time = 0; time < 5; time += 1) expect(await logIn('wrong')).toBe(Code.invalid);
    expect(await logIn(password)).toBe(Code.locked);
    const own = { id: users.staff, password: newPassword, currentPassword: password };
    expect(await codeOf(testApp.as('staff', 'modifyUser', own))).toBe(Code.locked);
    expect(await logIn(password)).toBe(Code.locked);
    const reset = { id: users.staff, password: newPassword };
    expect(await codeOf(testApp.as('manager', 'modifyUser', reset))).toBe(200);
    expect((await signInFirst(testApp, 'staff', newPassword)).token).toBeTruthy();
    await expectSound(testApp);
  });

  it('asks for the current password of whose own changes, so many times', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = testApp.people.users.staff;
    const change = (given: object) =>
      testApp.as('staff', 'modifyUser', { id, password: newPassword, ...given });
    const field = (msg: string) => ({
      code: Code.invalid,
      msg,
      data: { fields: { currentPassword: msg } },
    });
    expect(await change({})).toMatchObject(field('当前密码不能为空'));
    expect(await change({ currentPassword: password, password })).toMatchObject({
      code: Code.invalid,
      data: { fields: { password: '新密码不能与当前密码相同' } },
    });
    for (let time = 0; time < 5; time += 1) {
      expect(await change({ currentPassword: 'wrong' })).toMatchObject(field('当前密码不正确'));
    }
    expect(await change({ currentPassword: password })).toMatchObject({ code: Code.locked });
    testApp.clock.forward(15 * 60);
    expect(await codeOf(change({ currentPassword: password }))).toBe(200);
    await expectSound(testApp);
  });

  it('lets a hotel’s admin manage that hotel’s staff, and nobody else', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments, users } = testApp.people;
    const farDesk = await testApp.put((tx) =>
      tx
        .insertInto('department')
        .values({ name: '远店前台', role: 'hotel_member', parent_id: departments.far, status: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const farClerk = await added(testApp, farDesk.id);
    const colleague = await added(testApp, departments.near);
    const clerk = (await testApp.as('manager', 'addUser', newUser(departments.nearDesk))).data.id;
    for (const dept of [departments.near, farDesk.id, departments.platform, 999_999]) {
      expect([dept, await codeOf(testApp.as('manager', 'addUser', newUser(dept)))]).toEqual([
        dept,
        Code.notFound,
      ]);
      const moving = testApp.as('manager', 'modifyUser', { id: clerk, dept });
      expect([dept, await codeOf(moving)]).toEqual([dept, Code.notFound]);
    }
    const before = await testApp.store.db
      .selectFrom('app_user')
      .selectAll()
      .orderBy('id')
      .execute();
    for (const id of [users.admin, users.guard, users.farManager, farClerk, colleague, 999_999]) {
      const change = { id, nickName: '改', password: newPassword };
      expect([id, await codeOf(testApp.as('manager', 'modifyUser', change))]).toEqual([
        id,
        Code.notFound,
      ]);
      expect([id, await codeOf(testApp.as('manager', 'deleteUser', { id }))]).toEqual([
        id,
        Code.notFound,
      ]);
      expect([id, await codeOf(testApp.as('manager', 'getUser', { id }))]).toEqual([
        id,
        Code.notFound,
      ]);
      expect([id, await codeOf(testApp.as('staff', 'modifyUser', change))]).toEqual([
        id,
        Code.notFound,
      ]);
    }
    const after = await testApp.store.db.selectFrom('app_user').selectAll().orderBy('id').execute();
    expect(after).toEqual(before);
    const renamed = { id: clerk, username: 'clerk.two', nickName: '前台二' };
    expect(await codeOf(testApp.as('manager', 'modifyUser', renamed))).toBe(200);
    expect(await codeOf(testApp.as('manager', 'deleteUser', { id: clerk }))).toBe(200);
    expect(await codeOf(testApp.as('manager', 'deleteUser', { id: users.manager }))).toBe(
      Code.noPermission,
    );
    await expectSound(testApp);
  });

  it('disables a user: signed out at once, refused with 4016, shown in the list and the log', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const change = (status: number) =>
      testApp.as('manager', 'modifyUser', { id: users.staff, status });
    const logIn = () => codeOf(call(testApp, 'login', { username: 'staff', password }));
    expect(await codeOf(change(0))).toBe(200);
    expect(await lastLog(testApp)).toMatchObject({
      type: 2,
      sketch: '编辑用户「staff 昵称」',
      before: { 状态: '正常' },
      after: { 状态: '停用' },
    });
    const ownProfile = () => codeOf(testApp.as('staff', 'getUser', { id: users.staff }));
    expect(await ownProfile()).toBe(Code.accountDisabled);
    expect(await logIn()).toBe(Code.accountDisabled);
    const listed = await testApp.as('manager', 'userPage', { page, username: 'staff' });
    expect(listed.data.records[0]).toMatchObject({ id: users.staff, status: 0 });
    expect(await codeOf(change(2))).toBe(Code.invalid);
    expect(await codeOf(change(1))).toBe(200);
    // The session was ended, not paused.
    expect(await ownProfile()).toBe(Code.accountDisabled);
    expect(await logIn()).toBe(200);
    await expectSound(testApp);
  });

  it('adds a user who is disabled from the beginning', async () => {
    const testApp = await openTestApp(await newPlace());
    const { nearDesk } = testApp.people.departments;
    const form = newUser(nearDesk, { status: 0 });
    expect(await codeOf(testApp.as('manager', 'addUser', form))).toBe(200);
    expect(await codeOf(call(testApp, 'login', form))).toBe(Code.accountDisabled);
  });

  it('lets nobody disable themselves, so that there always is an admin', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const user of everyone) {
      const id = testApp.people.users[user];
      const answer = await testApp.as(user, 'modifyUser', { id, status: 0 });
      expect([user, answer]).toMatchObject([
        user,
        { code: Code.noPermission, msg: '不能停用自己' },
      ]);
      expect(await codeOf(testApp.as(user, 'modifyUser', { id, status: 1 }))).toBe(200);
    }
    await expectSound(testApp);
  });

  it('two admins disable each other at once, many times: one is left', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments, users } = testApp.people;
    const id = await added(testApp, departments.platform, { username: 'second' });
    const token = (await signInFirst(testApp, 'second')).token ?? '';
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        codeOf(
          place % 2 === 0
            ? testApp.as('admin', 'modifyUser', { id, status: 0 })
            : call(testApp, 'modifyUser', { id: users.admin, status: 0 }, token),
        ),
      ),
    );
    const winners = new Set(codes.flatMap((code, place) => (code === 200 ? [place % 2] : [])));
    expect(winners.size).toBe(1);
    await expectSound(testApp);
  });

  it('removes a user with their sessions, and says who it was', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, hotels } = testApp.people;
    expect(await codeOf(testApp.as('admin', 'deleteUser', { id: users.staff }))).toBe(200);
    expect(await codeOf(testApp.as('staff', 'getUser', { id: users.staff }))).toBe(
      Code.tokenInvalid,
    );
    const log = await lastLog(testApp);
    expect(await codeOf(call(testApp, 'login', { username: 'staff', password }))).toBe(
      Code.invalid,
    );
    expect(log).toMatchObject({
      sketch: '删除用户「staff 昵称」',
      hotel_id: hotels.near,
      after: null,
    });
    expect(log.before).toMatchObject({ 用户名: 'staff', 所属部门: '近店前台' });
    const missing = await testApp.as('admin', 'deleteUser', { id: users.staff });
    expect(missing).toMatchObject({ code: Code.notFound, msg: '用户不存在' });
    await expectSound(testApp);
  });

  it('never lets the last admin go', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    const oneself = await testApp.as('admin', 'deleteUser', { id: users.admin });
    expect(oneself).toMatchObject({ code: Code.noPermission, msg: '不能删除自己' });
    const moved = await testApp.as('admin', 'modifyUser', {
      id: users.admin,
      dept: departments.near,
    });
    expect(moved).toMatchObject({ code: Code.noPermission, msg: '不能更改自己的部门' });
    expect(await codeOf(testApp.as('admin', 'getUser', { id: users.admin }))).toBe(200);
    const second = await added(testApp, departments.platform);
    expect(await codeOf(testApp.as('admin', 'deleteUser', { id: second }))).toBe(200);
    await expectSound(testApp);
  });

  it('two admins remove each other at once, many times: one is left', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    const form = newUser(departments.platform);
    const other = Number((await testApp.as('admin', 'addUser', form)).data.id);
    const { token } = await signInFirst(testApp, form.username);
    if (!token) throw new Error('not signed in');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        place % 2 === 0
          ? testApp.as('admin', 'deleteUser', { id: other })
          : call(testApp, 'deleteUser', { id: users.admin }, token),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const left = await testApp.store.db
      .selectFrom('app_user')
      .select('id')
      .where('department_id', '=', departments.platform)
      .execute();
    expect(left).toHaveLength(1);
    await expectSound(testApp);
  });

  it('two admins move each other out at once, many times: one is left', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    const form = newUser(departments.platform);
    const other = Number((await testApp.as('admin', 'addUser', form)).data.id);
    const { token } = await signInFirst(testApp, form.username);
    if (!token) throw new Error('not signed in');
    const out = { dept: departments.guards };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        place % 2 === 0
          ? testApp.as('admin', 'modifyUser', { id: other, ...out })
          : call(testApp, 'modifyUser', { id: users.admin, ...out }, token),
      ),
    );
    const { code } = answers.find((one) => one.code !== 200) ?? {};
    // Who was moved out is no admin any more, and finds no other users.
    expect([Code.noPermission, Code.notFound]).toContain(code);
    const left = await testApp.store.db
      .selectFrom('app_user')
      .select('id')
      .where('department_id', '=', departments.platform)
      .execute();
    expect(left).toHaveLength(1);
    await expectSound(testApp);
  });

  it('fifty clerks take one name, or one phone: one has it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { nearDesk } = testApp.people.departments;
    for (const shared of [{ username: 'the.same' }, { phone: '13511112222' }]) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, place) =>
          testApp.as(place % 2 ? 'admin' : 'manager', 'addUser', newUser(nearDesk, shared)),
        ),
      );
      const codes = answers.map((answer) => answer.code);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(codes.filter((code) => code === Code.invalid)).toHaveLength(49);
    }
    await expectSound(testApp);
  });

  it('tells whether a phone is somebody else’s, so many times a minute', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { phoneCheckRate: 4 } });
    const { departments } = testApp.people;
    const phone = '13511113333';
    const id = await added(testApp, departments.nearDesk, { phone });
    const ask = (input: object) => call(testApp, 'isPhoneTaken', input);
    expect((await ask({ phone })).data).toBe(true);
    expect((await ask({ phone, id })).data).toBe(false);
    expect((await ask({ phone, id: '' })).data).toBe(true);
    expect((await ask({ phone: '13511114444', id: 999_999 })).data).toBe(false);
    expect(await ask({ phone })).toMatchObject({ status: 429, code: Code.tooMany });
    testApp.clock.forward(60);
    const wrong = await ask({ phone: '123' });
    expect(wrong).toMatchObject({ code: Code.invalid, msg: '请输入正确的手机号' });
    const form = await fetch(`${testApp.url}/open/auth/checkphone`, {
      method: 'POST',
      body: new URLSearchParams({ phone, id: String(id) }),
    });
    expect(await form.json()).toMatchObject({ code: 200, data: false });
  });
});
