import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { call } from './harness.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { password, type UserName } from './people.ts';

const form = { name: '值班表', path: 'duty', icon: 'bell', sort: 5, visible: 1, remark: '' };

async function added(testApp: TestApp, given: object = {}): Promise<number> {
  const { code, data } = await testApp.as('admin', 'addMenu', { ...form, ...given });
  expect(code).toBe(200);
  return Number(data.id);
}

/** The menu of that id in the tree. */
async function found(testApp: TestApp, id: number) {
  const { data } = await testApp.as('admin', 'listMenus');
  const flat = data.flatMap((menu) => [menu, ...(menu.children ?? [])]);
  return flat.find((menu) => menu.id === id);
}

/** The routes of a user's menu after signing in. */
async function routesOf(testApp: TestApp, username: UserName): Promise<(string | null)[]> {
  const { data } = await call(testApp, 'login', { username, password });
  const entries = data.menuList?.flatMap((entry) => [entry, ...(entry.children ?? [])]) ?? [];
  return entries.map((entry) => entry.path).filter((path) => path !== null);
}

/** The routes in a signed-in user's menu list now. */
async function ownRoutes(testApp: TestApp, user: UserName): Promise<(string | null)[]> {
  const { data } = await testApp.as(user, 'myMenus');
  const entries = data.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return entries.map((entry) => entry.path).filter((path) => path !== null);
}

const lastLog = ({ store }: TestApp) =>
  store.db
    .selectFrom('log')
    .selectAll()
    .where('target_kind', '=', 'menu')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

onOneEngine((newPlace) => {
  it('adds, changes and removes, each with its log entry', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, nearDesk } = testApp.people.departments;
    const { data: tree } = await testApp.as('admin', 'listMenus');
    const group = tree[1];
    expect(group).toMatchObject({ name: '前台', path: null, role: '', children: [{}, {}, {}, {}] });
    const limits = { role: 'hotel_member,hotel_admin', deptId: [near, nearDesk].join(',') };
    const id = await added(testApp, { pId: group?.id, ...limits });
    expect(await found(testApp, id)).toEqual({
      ...form,
      id,
      pId: group?.id,
      role: 'hotel_admin,hotel_member',
      deptId: limits.deptId,
      children: null,
    });
    expect(JSON.parse((await lastLog(testApp)).after_values ?? '')).toEqual({
      菜单名称: '值班表',
      上级菜单: '前台',
      路由: 'duty',
      图标: 'bell',
      排序: 5,
      是否显示: '正常',
      权限角色: '酒店管理员、酒店员工',
      权限部门: '近店、近店前台',
    });
    await testApp.as('admin', 'modifyMenu', { id, name: '排班', visible: 0, role: '', path: '' });
    expect(await found(testApp, id)).toMatchObject({
      name: '排班',
      path: null,
      icon: 'bell',
      visible: 0,
      role: '',
      deptId: limits.deptId,
    });
    const log = await lastLog(testApp);
    expect(log).toMatchObject({ type: 2, sketch: '编辑菜单「排班」' });
    expect(JSON.parse(log.after_values ?? '')).toEqual({
      菜单名称: '排班',
      路由: null,
      是否显示: '停用',
      权限角色: '',
    });
    expect((await testApp.as('admin', 'deleteMenu', { id })).code).toBe(200);
    expect((await lastLog(testApp)).sketch).toBe('删除菜单「排班」');
    for (const name of ['modifyMenu', 'deleteMenu'] as const) {
      const missing = await testApp.as('admin', name, { id });
      expect(missing).toMatchObject({ code: Code.notFound, msg: '菜单不存在' });
    }
    await expectSound(testApp);
  });

  it('refuses what breaks the rules, by its field', async () => {
    const testApp = await openTestApp(await newPlace());
    const outer = await added(testApp);
    const inner = await added(testApp, { pId: outer });
    const circle = '上级菜单不能是自己或自己的下级';
    const cases: [object, string, string][] = [
      [{ id: outer, pId: outer }, 'pId', circle],
      [{ id: outer, pId: inner }, 'pId', circle],
      [{ id: outer, pId: 999_999 }, 'pId', '上级菜单不存在'],
      [{ id: outer, role: 'admin,king' }, 'role', '权限角色不是有效的选项'],
      [{ id: outer, deptId: '999999' }, 'deptId', '权限部门不存在'],
      [{ id: outer, deptId: 'x' }, 'deptId', '权限部门不存在'],
      [{ id: outer, sort: -1 }, 'sort', '排序不能小于 0'],
      [{ id: outer, name: '' }, 'name', '菜单名称不能为空'],
    ];
    for (const [given, field, message] of cases) {
      const answer = await testApp.as('admin', 'modifyMenu', given);
      expect(answer).toMatchObject({ code: Code.invalid, data: { fields: { [field]: message } } });
    }
    const used = await testApp.as('admin', 'deleteMenu', { id: outer });
    expect(used).toMatchObject({
      code: Code.conflict,
      msg: '菜单「值班表」还有 1 个下级菜单，不能删除',
    });
    expect((await testApp.as('admin', 'deleteMenu', { id: inner })).code).toBe(200);
    expect((await testApp.as('admin', 'deleteMenu', { id: outer })).code).toBe(200);
    await expectSound(testApp);
  });

  it('two put two menus below each other at once, many times: never a circle', async () => {
    const testApp = await openTestApp(await newPlace());
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => [await added(testApp), await added(testApp)] as const),
    );
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [
        testApp.as('admin', 'modifyMenu', { id: one, pId: other }),
        testApp.as('admin', 'modifyMenu', { id: other, pId: one }),
      ]),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === Code.invalid)).toHaveLength(10);
    await expectSound(testApp);
  });

  it('shows a menu by role and department at once, to who is signed in already', async () => {
    const testApp = await openTestApp(await newPlace());
    const { platform, near, nearDesk, guards } = testApp.people.departments;
    const users: UserName[] = ['admin', 'manager', 'staff', 'farManager', 'guard'];
    const seeing = async () => {
      const seen: UserName[] = [];
      for (const user of users)
        if ((await ownRoutes(testApp, user)).includes('duty')) seen.push(user);
      return seen;
    };
    for (const user of users) {
      expect(await ownRoutes(testApp, user)).toEqual(await routesOf(testApp, user));
    }
    const group = await added(testApp, { name: '组', path: '' });
    const id = await added(testApp, { pId: group });
    const cases: [number, object, UserName[]][] = [
      [id, {}, users],
      [id, { role: 'hotel_admin,hotel_member' }, ['manager', 'staff', 'farManager']],
      // A department and those below it.
      [id, { deptId: `${near},${guards}` }, ['manager', 'staff']],
      [id, { role: '' }, ['manager', 'staff', 'guard']],
      [id, { deptId: String(nearDesk) }, ['staff']],
      [id, { deptId: String(platform) }, ['admin']],
      [id, { deptId: '' }, users],
      // A menu below another is shown at most to the users of the upper one.
      [group, { role: 'hotel_member' }, ['staff']],
      [group, { role: '', visible: 0 }, []],
      [group, { visible: 1 }, users],
      [id, { visible: 0 }, []],
    ];
    for (const [menu, change, seen] of cases) {
      expect((await testApp.as('admin', 'modifyMenu', { id: menu, ...change })).code).toBe(200);
      expect([change, await seeing()]).toEqual([change, seen]);
    }
    await testApp.as('admin', 'modifyMenu', { id, visible: 1 });
    const department = { id: nearDesk, role: 'anti-epidemic', users: 1 };
    await testApp.as('admin', 'modifyMenu', { id, role: 'anti-epidemic' });
    expect(await seeing()).toEqual(['guard']);
    await testApp.as('admin', 'modifyDepartment', department);
    expect(await seeing()).toEqual(['staff', 'guard']);
  });

  it('changes the order below one parent, with one log entry', async () => {
    const testApp = await openTestApp(await newPlace());
    const group = await added(testApp, { name: '组', path: '' });
    const ids: number[] = [];
    for (const [name, sort] of [
      ['甲', 10],
      ['乙', 20],
      ['丙', 20],
    ] as const) {
      ids.push(await added(testApp, { pId: group, name, path: name, sort }));
    }
    const [one = 0, two = 0, three = 0] = ids;
    const order = async () => {
      const children = (await found(testApp, group))?.children ?? [];
      return children.map(({ name, sort }) => `${name} ${sort}`);
    };
    const logs = await testApp.countLogs();
    const sorted = await testApp.as('admin', 'sortMenus', {
      ids: [three, one, two],
      knownIds: ids,
    });
    expect(sorted.code).toBe(200);
    expect(await order()).toEqual(['丙 10', '甲 20', '乙 21']);
    expect(await testApp.countLogs()).toBe(logs + 1);
    const log = await lastLog(testApp);
    expect(log).toMatchObject({ type: 2, sketch: '调整「组」的下级菜单的顺序', target_id: group });
    expect(JSON.parse(log.before_values ?? '')).toEqual({ 排序: '甲、乙、丙' });
    expect(JSON.parse(log.after_values ?? '')).toEqual({ 排序: '丙、甲、乙' });

    const now = [three, one, two];
    const outside = (await testApp.as('admin', 'listMenus')).data[0]?.id;
    const cases: [unknown[], unknown[], Code, string][] = [
      [now, now, Code.invalid, '顺序没有变化'],
      [[three, one], now, Code.invalid, '新顺序与原顺序的菜单不一致'],
      [[three, one, one], [one, three, one], Code.invalid, '新顺序与原顺序的菜单不一致'],
      [[outside, one], [one, outside], Code.invalid, '只能在同一上级菜单内调整顺序'],
      [[one], [one], Code.invalid, '新顺序至少 2 个菜单'],
      [[two, one, three], ids, Code.conflict, '菜单已被他人更改，请刷新后重试'],
      [[one, three], [three, one], Code.conflict, '菜单已被他人更改，请刷新后重试'],
      [[999_999, one], [one, 999_999], Code.conflict, '菜单已被他人更改，请刷新后重试'],
      [['x', 'y'], ['y', 'x'], Code.conflict, '菜单已被他人更改，请刷新后重试'],
    ];
    for (const [next, knownIds, code, msg] of cases) {
      const answer = await testApp.as('admin', 'sortMenus', { ids: next, knownIds });
      expect(answer).toMatchObject({ code, msg });
    }
    expect(await order()).toEqual(['丙 10', '甲 20', '乙 21']);
    const roots = (await testApp.as('admin', 'listMenus')).data.map((menu) => menu.id);
    await testApp.as('admin', 'sortMenus', { ids: roots.toReversed(), knownIds: roots });
    expect((await lastLog(testApp)).sketch).toBe('调整顶级菜单的顺序');
    expect((await testApp.as('admin', 'listMenus')).data.map((menu) => menu.id)).toEqual(
      roots.toReversed(),
    );
    await expectSound(testApp);
  });

  it('two change an order at once, many times: one each time, the other is told', async () => {
    const testApp = await openTestApp(await newPlace());
    const group = await added(testApp, { name: '组', path: '' });
    let known: number[] = [];
    for (const name of ['甲', '乙', '丙']) known.push(await added(testApp, { pId: group, name }));
    for (let turn = 0; turn < 5; turn += 1) {
      const [one = 0, two = 0, three = 0] = known;
      const wanted = [
        [two, one, three],
        [one, three, two],
      ];
      const answers = await Promise.all(
        wanted.map((ids) => testApp.as('admin', 'sortMenus', { ids, knownIds: known })),
      );
      const codes = answers.map(({ code }) => Number(code)).toSorted((a, b) => a - b);
      expect(codes).toEqual([200, Code.conflict]);
      known = wanted[answers.findIndex(({ code }) => code === 200)] ?? [];
      const tree = await found(testApp, group);
      expect(tree?.children?.map(({ id }) => id)).toEqual(known);
    }
    await expectSound(testApp);
  });

  it('admins cannot take 菜单管理 from themselves', async () => {
    const testApp = await openTestApp(await newPlace());
    const { data: tree } = await testApp.as('admin', 'listMenus');
    const screens = tree.flatMap((menu) => menu.children ?? []);
    const screen = screens.find(({ path }) => path === 'menuManage');
    const msg = '更改后自己将看不到菜单管理';
    const changes: object[] = [
      { id: screen?.id, visible: 0 },
      { id: screen?.id, role: 'hotel_admin' },
      { id: screen?.id, deptId: String(testApp.people.departments.near) },
      { id: screen?.id, path: 'elsewhere' },
      { id: screen?.pId, visible: 0 },
    ];
    for (const change of changes) {
      const answer = await testApp.as('admin', 'modifyMenu', change);
      expect(answer).toMatchObject({ code: Code.invalid, msg });
    }
    const removed = await testApp.as('admin', 'deleteMenu', { id: screen?.id });
    expect(removed).toMatchObject({ code: Code.invalid, msg });
    expect(await ownRoutes(testApp, 'admin')).toContain('menuManage');
    const other = await added(testApp, { path: 'menuManage' });
    expect((await testApp.as('admin', 'deleteMenu', { id: screen?.id })).code).toBe(200);
    expect((await testApp.as('admin', 'deleteMenu', { id: other })).code).toBe(Code.invalid);
    await expectSound(testApp);
  });

  it('tells which menus a department or a role sees', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, nearDesk, guards } = testApp.people.departments;
    const id = await added(testApp, { deptId: String(near) });
    await added(testApp, { path: 'hidden', visible: 0 });
    const paths = (menus: { path: string | null }[]) => menus.map((menu) => menu.path);
    const ofDepartment = async (dept: number) =>
      paths((await testApp.as('admin', 'menusOfDepartment', { id: dept })).data);
    const screens = async (dept: number) =>
      (await ofDepartment(dept)).filter((path) => path !== null);
    expect(await screens(near)).toEqual(await ownRoutes(testApp, 'manager'));
    expect(await screens(near)).toContain('duty');
    expect(await screens(guards)).toEqual(await ownRoutes(testApp, 'guard'));
    expect(await screens(guards)).not.toContain('duty');
    // Those below the department see the menu too.
    expect(await screens(nearDesk)).toContain('duty');
    const ofRole = async (role: string) =>
      paths((await testApp.as('admin', 'menusOfRole', { id: role })).data);
    expect(await ofRole('anti-epidemic')).toEqual([...(await ofDepartment(guards)), 'duty']);
    const { data } = await testApp.as('admin', 'menusOfDepartment', { id: near });
    expect(data.at(-1)).toEqual({ id, name: '值班表', path: 'duty' });
    const missing = await testApp.as('admin', 'menusOfDepartment', { id: 999_999 });
    expect(missing).toMatchObject({ code: Code.notFound, msg: '部门不存在' });
    expect((await testApp.as('admin', 'menusOfRole', { id: 'king' })).code).toBe(Code.invalid);
  });
});
