import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { call } from './harness.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { password, signIn, type UserName } from './people.ts';

const page = { page: 1, size: 50 };
const desk = { name: '客房部', role: 'hotel_member', status: 1 };

/** Names as nested lists. */
const shape = (tree: { name: string; children: unknown[] | null }[] | null): unknown =>
  tree?.map(({ name, children }) =>
    children ? [name, shape(children as Parameters<typeof shape>[0])] : name,
  );

async function added(testApp: TestApp, given: object = {}): Promise<number> {
  const { code, data } = await testApp.as('admin', 'addDepartment', { ...desk, ...given });
  expect(code).toBe(200);
  return Number(data.id);
}

const lastLog = ({ store }: TestApp) =>
  store.db
    .selectFrom('log')
    .selectAll()
    .where('target_kind', '=', 'department')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** The code of a user's next call. */
const nextCall = async (testApp: TestApp, user: UserName) =>
  (await testApp.as(user, 'getUser', { id: testApp.people.users[user] })).code;

onOneEngine((newPlace) => {
  it('shows the tree, the list, and to a hotel what is its own', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments } = testApp.people;
    await added(testApp, { pId: departments.near, status: 0 });
    const { data: tree } = await testApp.as('admin', 'listDepartments');
    expect(shape(tree)).toEqual(['平台', ['近店', ['近店前台', '客房部']], '远店', '防疫']);
    const { data: flat } = await testApp.as('admin', 'departmentPage', {
      page: { page: 2, size: 2 },
    });
    expect(flat).toMatchObject({ total: 6, pages: 3, current: 2 });
    expect(flat.records).toEqual([
      {
        id: departments.nearDesk,
        pId: departments.near,
        name: '近店前台',
        role: 'hotel_member',
        status: 1,
      },
      { id: departments.far, pId: null, name: '远店', role: 'hotel_admin', status: 1 },
    ]);
    await testApp.as('admin', 'modifyDepartment', {
      id: departments.near,
      pId: departments.platform,
      users: 2,
    });
    const { data: own } = await testApp.as('manager', 'listDepartments');
    expect(shape(own)).toEqual([['近店', ['近店前台', '客房部']]]);
    expect(own[0]?.pId).toBeNull();
    const far = { id: departments.far, pId: departments.near, users: 1 };
    await testApp.as('admin', 'modifyDepartment', far);
    expect(shape((await testApp.as('manager', 'listDepartments')).data)).toEqual(shape(own));
    expect(shape((await testApp.as('farManager', 'listDepartments')).data)).toEqual(['远店']);
  });

  it('adds, changes and removes, each with its log entry', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.people.departments;
    const id = await added(testApp, { pId: near });
    expect(await lastLog(testApp)).toMatchObject({
      type: 2,
      sketch: '新增部门「客房部」',
      target_id: id,
    });
    await testApp.as('admin', 'modifyDepartment', { id, pId: far, role: 'hotel_admin', status: 0 });
    const changed = await lastLog(testApp);
    expect(changed.sketch).toBe('编辑部门「客房部」');
    expect(JSON.parse(changed.before_values ?? '')).toEqual({
      上级部门: '近店',
      权限角色: '酒店员工',
      状态: '正常',
    });
    expect(JSON.parse(changed.after_values ?? '')).toEqual({
      上级部门: '远店',
      权限角色: '酒店管理员',
      状态: '停用',
    });
    await testApp.as('admin', 'modifyDepartment', { id, name: '工程部' });
    await testApp.as('admin', 'modifyDepartment', { id, pId: '' });
    const { data } = await testApp.as('admin', 'departmentPage', { page });
    expect(data.records.at(-1)).toEqual({
      id,
      pId: null,
      name: '工程部',
      role: 'hotel_admin',
      status: 0,
    });
    expect((await testApp.as('admin', 'deleteDepartment', { id })).code).toBe(200);
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '删除部门「工程部」',
      after_values: null,
    });
    for (const name of ['modifyDepartment', 'deleteDepartment'] as const) {
      const missing = await testApp.as('admin', name, { id });
      expect(missing).toMatchObject({ code: Code.notFound, msg: '部门不存在' });
    }
    await expectSound(testApp);
  });

  it('refuses a parent that is itself, below itself, not there or too deep', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, nearDesk } = testApp.people.departments;
    const inner = await added(testApp, { pId: nearDesk });
    const circle = '上级部门不能是自己或自己的下级';
    for (const pId of [near, String(near), nearDesk, inner]) {
      const answer = await testApp.as('admin', 'modifyDepartment', { id: near, pId });
      expect(answer).toMatchObject({ code: Code.invalid, data: { fields: { pId: circle } } });
    }
    const missing = await testApp.as('admin', 'addDepartment', { ...desk, pId: 999_999 });
    expect(missing).toMatchObject({ code: Code.invalid, msg: '上级部门不存在' });
    let deepest = await added(testApp);
    for (let level = 2; level <= 20; level += 1) deepest = await added(testApp, { pId: deepest });
    const deeper = await testApp.as('admin', 'addDepartment', { ...desk, pId: deepest });
    expect(deeper).toMatchObject({ code: Code.invalid, msg: '部门最多 20 级' });
    const moved = await testApp.as('admin', 'modifyDepartment', { id: near, pId: deepest });
    expect(moved).toMatchObject({ code: Code.invalid, msg: '部门最多 20 级' });
    await expectSound(testApp);
  });

  it('two put two departments below each other at once, many times: never a circle', async () => {
    const testApp = await openTestApp(await newPlace());
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        const one = await added(testApp, { name: `甲${place}` });
        return [one, await added(testApp, { name: `乙${place}` })] as const;
      }),
    );
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [
        testApp.as('admin', 'modifyDepartment', { id: one, pId: other }),
        testApp.as('admin', 'modifyDepartment', { id: other, pId: one }),
      ]),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === Code.invalid)).toHaveLength(10);
    await expectSound(testApp);
  });

  it('has a name once on each level, also for those who add and move it at once', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.people.departments;
    const message = '同一上级下已有部门「客房部」';
    const refused = { code: Code.invalid, msg: message, data: { fields: { name: message } } };
    const id = await added(testApp, { pId: near });
    const other = await added(testApp, { pId: near, name: '餐饮部' });
    const elsewhere = await added(testApp, { pId: far });
    const twice = { ...desk, pId: near };
    expect(await testApp.as('admin', 'addDepartment', twice)).toMatchObject(refused);
    const renamed = { id: other, name: '客房部' };
    expect(await testApp.as('admin', 'modifyDepartment', renamed)).toMatchObject(refused);
    const moved = { id: elsewhere, pId: near };
    expect(await testApp.as('admin', 'modifyDepartment', moved)).toMatchObject(refused);
    expect((await testApp.as('admin', 'modifyDepartment', { id, name: '客房部' })).code).toBe(200);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => testApp.as('admin', 'addDepartment', desk)),
    );
    expect(many.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(many.filter(({ code }) => code === Code.invalid)).toHaveLength(19);
    // Equal names of an older store are kept until one of them is changed.
    await testApp.put((tx) =>
      tx.updateTable('department').set({ name: '客房部' }).where('id', '=', other).execute(),
    );
    const disabled = { id: other, name: '客房部', pId: near, status: 0 };
    expect((await testApp.as('admin', 'modifyDepartment', disabled)).code).toBe(200);
    await expectSound(testApp);
  });

  it('does not remove what is in use, and says by what', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, nearDesk, guards } = testApp.people.departments;
    const menu = { name: '值班', path: 'x', sort: 1, visible: 1, deptId: String(guards) };
    await testApp.as('admin', 'addMenu', menu);
    const cases: [number, string][] = [
      [near, '部门「近店」还有 1 个下级部门、1 名用户、1 家酒店，不能删除'],
      [nearDesk, '部门「近店前台」还有 1 名用户，不能删除'],
      [guards, '部门「防疫」还有 1 名用户、1 个菜单的权限，不能删除'],
    ];
    for (const [id, msg] of cases) {
      const answer = await testApp.as('admin', 'deleteDepartment', { id });
      expect(answer).toMatchObject({ status: 200, code: Code.conflict, msg });
    }
    await expectSound(testApp);
  });

  it('a department that gets a user and is removed at once: one of both', async () => {
    const testApp = await openTestApp(await newPlace());
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, place) => added(testApp, { name: `部门${place}` })),
    );
    const codes = await Promise.all(
      ids.map(async (dept, place) => {
        const user = { username: `race.${place}`, nickName: '人', phone: `1350000000${place}` };
        const both = await Promise.all([
          testApp.as('admin', 'addUser', { ...user, dept, password }),
          testApp.as('admin', 'deleteDepartment', { id: dept }),
        ]);
        return both.map(({ code }) => Number(code));
      }),
    );
    for (const pair of codes) expect(pair.toSorted((a, b) => a - b)[0]).toBe(200);
    for (const pair of codes) expect([Code.notFound, Code.conflict]).toContain(Math.max(...pair));
    await expectSound(testApp);
  });

  it('says whom a change touches: of the department, and of those below it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { platform, near, nearDesk, far } = testApp.people.departments;
    const inner = await added(testApp, { pId: nearDesk });
    const user = { username: 'inner.one', nickName: '里', phone: '13500000001', password };
    await testApp.as('admin', 'addUser', { ...user, dept: inner });
    const nothing = { users: 0, changedRole: 0, disabled: 0, enabled: 0, changedHotel: 0 };
    const cases: [object, object][] = [
      [{ id: near }, { hotelName: '近店' }],
      [
        { id: near, name: '改名', role: 'hotel_admin', status: 1, pId: null },
        { hotelName: '近店' },
      ],
      [
        { id: near, role: 'admin' },
        { users: 1, changedRole: 1, hotelName: '近店' },
      ],
      [
        { id: near, status: 0 },
        { users: 3, disabled: 3, hotelName: '近店' },
      ],
      [
        { id: near, role: 'admin', status: 0 },
        { users: 3, changedRole: 1, disabled: 3 },
      ],
      [{ id: near, pId: platform }, { users: 3 }],
      [
        { id: nearDesk, pId: far },
        { users: 2, changedHotel: 2, hotelName: '远店' },
      ],
      [
        { id: nearDesk, pId: null },
        { users: 2, changedHotel: 2, hotelName: null },
      ],
    ];
    for (const [change, expected] of cases) {
      const { code, data } = await testApp.as('admin', 'departmentImpact', change);
      expect([change, code, data]).toEqual([
        change,
        200,
        expect.objectContaining({ ...nothing, ...expected }),
      ]);
    }
    // Users who are disabled already are not disabled once more, nor enabled with their department.
    const { id } = (await testApp.as('admin', 'userPage', { page, username: 'inner.one' })).data
      .records[0] ?? { id: 0 };
    await testApp.as('admin', 'modifyUser', { id, status: 0 });
    const asking = async (change: object) =>
      (await testApp.as('admin', 'departmentImpact', change)).data;
    expect(await asking({ id: near, status: 0 })).toMatchObject({ users: 2, disabled: 2 });
    expect(await asking({ id: inner, role: 'admin' })).toMatchObject({ users: 1, changedRole: 1 });
    await testApp.as('admin', 'modifyDepartment', { id: near, status: 0, users: 2 });
    expect(await asking({ id: nearDesk, status: 0 })).toMatchObject(nothing);
    expect(await asking({ id: near, status: 1 })).toMatchObject({ users: 2, enabled: 2 });
    expect(await asking({ id: nearDesk, pId: far })).toMatchObject({ users: 2, enabled: 1 });
    const circle = await testApp.as('admin', 'departmentImpact', { id: near, pId: nearDesk });
    expect(circle).toMatchObject({ code: Code.invalid, msg: '上级部门不能是自己或自己的下级' });
    await expectSound(testApp);
  });

  it('saves a change that touches users only with their present number', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, nearDesk } = testApp.people.departments;
    const save = (given: object) => testApp.as('admin', 'modifyDepartment', { id: near, ...given });
    const logs = await testApp.countLogs();
    const change = { role: 'admin', status: 0 };
    expect(await save(change)).toMatchObject({
      status: 200,
      code: Code.conflict,
      msg: '此更改影响 2 名用户，请确认后再保存',
      data: { fields: { users: '此更改影响 2 名用户，请确认后再保存' } },
    });
    const user = { username: 'late.one', nickName: '晚', phone: '13500000001', password };
    await testApp.as('admin', 'addUser', { ...user, dept: nearDesk });
    expect(await save({ ...change, users: 2 })).toMatchObject({
      code: Code.conflict,
      msg: '受影响的用户已变为 3 名，请重新确认',
    });
    for (const users of [-1, 1.5, 'x', 10_000_000]) {
      expect(await save({ ...change, users })).toMatchObject({ code: Code.invalid });
    }
    expect(await nextCall(testApp, 'manager')).toBe(200);
    expect(await testApp.countLogs()).toBe(logs + 1);
    expect((await save({ ...change, users: 3 })).code).toBe(200);
    // A change without affected users needs no number.
    expect((await save({ name: '近店管理' })).code).toBe(200);
    await expectSound(testApp);
  });

  it('a change takes effect at the next call of those who are signed in', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, nearDesk } = testApp.people.departments;
    const asStaff = async () => (await testApp.as('staff', 'logPage', { page })).code;
    expect(await asStaff()).toBe(Code.noPermission);
    const change = { id: nearDesk, users: 1 };
    await testApp.as('admin', 'modifyDepartment', { ...change, role: 'hotel_admin' });
    expect(await asStaff()).not.toBe(Code.noPermission);
    await testApp.as('admin', 'modifyDepartment', { ...change, role: 'hotel_member' });
    expect(await asStaff()).toBe(Code.noPermission);
    await testApp.as('admin', 'modifyDepartment', { id: near, status: 0, users: 2 });
    for (const user of ['manager', 'staff'] as const) {
      expect([user, await nextCall(testApp, user)]).toEqual([user, Code.accountDisabled]);
    }
    const refused = await call(testApp, 'login', { username: 'staff', password });
    expect(refused.code).toBe(Code.accountDisabled);
    expect(await nextCall(testApp, 'farManager')).toBe(200);
    await testApp.as('admin', 'modifyDepartment', { id: near, status: 1, users: 2 });
    // They were signed out, not paused.
    expect(await nextCall(testApp, 'staff')).toBe(Code.accountDisabled);
    await signIn(testApp, 'staff');
  });

  it('nobody changes their own role or status, so that there always is an admin', async () => {
    const testApp = await openTestApp(await newPlace());
    const { platform, near } = testApp.people.departments;
    const closed = await added(testApp, { status: 0 });
    const above = await added(testApp, { name: '总部', role: 'admin' });
    const refused = async (given: object, msg: string) => {
      const answer = await testApp.as('admin', 'modifyDepartment', { id: platform, ...given });
      expect(answer).toMatchObject({ code: Code.noPermission, msg });
    };
    await refused({ role: 'anti-epidemic' }, '不能更改自己的角色');
    await refused({ status: 0 }, '不能停用自己的部门');
    await refused({ pId: closed }, '不能停用自己的部门');
    const below = { id: platform, pId: above, users: 1 };
    const moved = await testApp.as('admin', 'modifyDepartment', below);
    expect(moved.code).toBe(200);
    const disabled = await testApp.as('admin', 'modifyDepartment', { id: above, status: 0 });
    expect(disabled).toMatchObject({ code: Code.noPermission, msg: '不能停用自己的部门' });
    const rest = await testApp.as('admin', 'modifyDepartment', { id: platform, name: '平台部' });
    expect(rest.code).toBe(200);
    const closing = { id: near, status: 0, users: 2 };
    expect((await testApp.as('admin', 'modifyDepartment', closing)).code).toBe(200);
    expect(await nextCall(testApp, 'admin')).toBe(200);
    await expectSound(testApp);
  });

  it('two admins disable each other’s departments at once: one is left', async () => {
    const testApp = await openTestApp(await newPlace());
    const { platform } = testApp.people.departments;
    const other = await added(testApp, { role: 'admin' });
    const form = {
      username: 'second',
      nickName: '二',
      phone: '13500000001',
      dept: other,
      password,
    };
    await testApp.as('admin', 'addUser', form);
    const { data } = await call(testApp, 'login', { username: 'second', password });
    const token = data.token ?? '';
    const demoted = { id: platform, role: 'hotel_member' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        place % 2 === 0
          ? testApp.as('admin', 'modifyDepartment', { id: other, status: 0, users: 1 })
          : call(testApp, 'modifyDepartment', { ...demoted, users: 1 }, token),
      ),
    );
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    const winners = new Set(
      answers.flatMap(({ code }, place) => (code === 200 ? [place % 2] : [])),
    );
    expect(winners.size).toBe(1);
    await expectSound(testApp);
  });
});
