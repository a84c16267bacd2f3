import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { call } from './harness.ts';
import { expectSound, type House, openHouse } from './house.ts';
import { password, type UserName } from './people.ts';

const form = { name: '值班表', path: 'duty', icon: 'bell', sort: 5, visible: 1, remark: '' };

async function added(house: House, given: object = {}): Promise<number> {
  const { code, data } = await house.as('admin', 'addMenu', { ...form, ...given });
  expect(code).toBe(200);
  return Number(data.id);
}

/** The menu of that id in the tree. */
async function found(house: House, id: number) {
  const { data } = await house.as('admin', 'listMenus');
  const flat = data.flatMap((menu) => [menu, ...(menu.children ?? [])]);
  return flat.find((menu) => menu.id === id);
}

/** The routes of a user's menu after signing in. */
async function routesOf(house: House, username: UserName): Promise<(string | null)[]> {
  const { data } = await call(house, 'login', { username, password });
  const entries = data.menuList?.flatMap((entry) => [entry, ...(entry.children ?? [])]) ?? [];
  return entries.map((entry) => entry.path).filter((path) => path !== null);
}

const lastLog = ({ store }: House) =>
  store.db
    .selectFrom('log')
    .selectAll()
    .where('target_kind', '=', '菜单')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

onBothEngines((newPlace) => {
  it('adds, changes and removes, each with its log entry', async () => {
    const house = await openHouse(await newPlace());
    const { near, nearDesk } = house.people.departments;
    const { data: tree } = await house.as('admin', 'listMenus');
    const group = tree[0];
    expect(group).toMatchObject({ name: '前台', path: null, role: '', children: [{}, {}] });
    const limits = { role: 'hotel_member,hotel_admin', deptId: [near, nearDesk].join(',') };
    const id = await added(house, { pId: group?.id, ...limits });
    expect(await found(house, id)).toEqual({
      ...form,
      id,
      pId: group?.id,
      role: 'hotel_admin,hotel_member',
      deptId: limits.deptId,
      children: null,
    });
    expect(JSON.parse((await lastLog(house)).after_values ?? '')).toEqual({
      菜单名称: '值班表',
      上级菜单: '前台',
      路由: 'duty',
      图标: 'bell',
      排序: 5,
      是否显示: '是',
      权限角色: '酒店管理员、酒店员工',
      权限部门: '近店、近店前台',
    });
    await house.as('admin', 'modifyMenu', { id, name: '排班', visible: 0, role: '', path: '' });
    expect(await found(house, id)).toMatchObject({
      name: '排班',
      path: null,
      icon: 'bell',
      visible: 0,
      role: '',
      deptId: limits.deptId,
    });
    const log = await lastLog(house);
    expect(log).toMatchObject({ type: 2, sketch: '编辑菜单「排班」' });
    expect(JSON.parse(log.after_values ?? '')).toEqual({
      菜单名称: '排班',
      路由: null,
      是否显示: '否',
      权限角色: '',
    });
    expect((await house.as('admin', 'deleteMenu', { id })).code).toBe(200);
    expect((await lastLog(house)).sketch).toBe('删除菜单「排班」');
    for (const name of ['modifyMenu', 'deleteMenu'] as const) {
      const missing = await house.as('admin', name, { id });
      expect(missing).toMatchObject({ code: Code.notFound, msg: '菜单不存在' });
    }
    await expectSound(house);
  });

  it('refuses what breaks the rules, by its field', async () => {
    const house = await openHouse(await newPlace());
    const outer = await added(house);
    const inner = await added(house, { pId: outer });
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
      const answer = await house.as('admin', 'modifyMenu', given);
      expect(answer).toMatchObject({ code: Code.invalid, data: { fields: { [field]: message } } });
    }
    const used = await house.as('admin', 'deleteMenu', { id: outer });
    expect(used).toMatchObject({
      code: Code.conflict,
      msg: '菜单「值班表」还有 1 个下级菜单，不能删除',
    });
    expect((await house.as('admin', 'deleteMenu', { id: inner })).code).toBe(200);
    expect((await house.as('admin', 'deleteMenu', { id: outer })).code).toBe(200);
    await expectSound(house);
  });

  it('two put two menus below each other at once, many times: never a circle', async () => {
    const house = await openHouse(await newPlace());
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => [await added(house), await added(house)] as const),
    );
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [
        house.as('admin', 'modifyMenu', { id: one, pId: other }),
        house.as('admin', 'modifyMenu', { id: other, pId: one }),
      ]),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === Code.invalid)).toHaveLength(10);
    await expectSound(house);
  });

  it('shows a menu by role and department at once, from the next sign-in on', async () => {
    const house = await openHouse(await newPlace());
    const { near, nearDesk, guards } = house.people.departments;
    const usual = { admin: 8, manager: 7, staff: 6, farManager: 7, guard: 1 } as const;
    const users = Object.keys(usual) as UserName[];
    const seeing = async () => {
      const seen: UserName[] = [];
      for (const user of users) if ((await routesOf(house, user)).includes('duty')) seen.push(user);
      return seen;
    };
    for (const user of users) expect(await routesOf(house, user)).toHaveLength(usual[user]);
    const id = await added(house);
    const cases: [object, UserName[]][] = [
      [{}, users],
      [{ role: 'hotel_admin,hotel_member' }, ['manager', 'staff', 'farManager']],
      [{ deptId: `${near},${guards}` }, ['manager']],
      [{ role: '' }, ['manager', 'guard']],
      [{ deptId: String(nearDesk) }, ['staff']],
      [{ deptId: '' }, users],
      [{ visible: 0 }, []],
    ];
    for (const [change, seen] of cases) {
      await house.as('admin', 'modifyMenu', { id, ...change });
      expect([change, await seeing()]).toEqual([change, seen]);
    }
  });

  it('tells which menus a department or a role sees', async () => {
    const house = await openHouse(await newPlace());
    const { near, guards } = house.people.departments;
    const id = await added(house, { deptId: String(near) });
    await added(house, { path: 'hidden', visible: 0 });
    const paths = (menus: { path: string | null }[]) => menus.map((menu) => menu.path);
    const ofDepartment = async (dept: number) =>
      paths((await house.as('admin', 'menusOfDepartment', { id: dept })).data);
    expect(await ofDepartment(near)).toEqual([
      null,
      'roomManage',
      'orderManage',
      null,
      'myHotel',
      'roomType',
      'bedType',
      'discountManage',
      null,
      'userManage',
      'duty',
    ]);
    expect(await ofDepartment(guards)).toEqual([null, 'roomManage']);
    const ofRole = async (role: string) =>
      paths((await house.as('admin', 'menusOfRole', { id: role })).data);
    expect(await ofRole('anti-epidemic')).toEqual([null, 'roomManage', 'duty']);
    const { data } = await house.as('admin', 'menusOfDepartment', { id: near });
    expect(data.at(-1)).toEqual({ id, name: '值班表', path: 'duty' });
    const missing = await house.as('admin', 'menusOfDepartment', { id: 999_999 });
    expect(missing).toMatchObject({ code: Code.notFound, msg: '部门不存在' });
    expect((await house.as('admin', 'menusOfRole', { id: 'king' })).code).toBe(Code.invalid);
  });
});
