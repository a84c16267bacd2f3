import { describe, expect, it } from 'vitest';
import { RecordStatus } from '../../../contract/department.ts';
import {
  addMenu,
  deleteMenu,
  listMenus,
  menusOfDepartment,
  menusOfRole,
  modifyMenu,
  sortMenus,
} from '../../../contract/menu.ts';
import { Role } from '../../../contract/role.ts';
import { myMenus } from '../../../contract/myMenus.ts';
import { login } from '../../../contract/session.ts';
import { password } from '../../fixtures/staff.ts';
import { startHotel } from '../../testing.ts';

const form = { pId: '1', name: '报表', path: 'report', sort: 9, visible: RecordStatus.normal };

describe('menus', () => {
  it('are limited by role and department at once', async () => {
    const { admin } = startHotel();
    const { id } = await admin.call(addMenu, {
      ...form,
      role: [Role.hotelMember],
      deptId: ['21'],
    });
    const seenBy = async (username: string) => {
      const { menuList } = await admin.call(login, { username, password });
      return menuList?.flatMap(({ children }) => children ?? []).map(({ name }) => name);
    };
    expect(await seenBy('staff')).toContain('报表');
    expect(await seenBy('he.yan')).not.toContain('报表');
    expect(await seenBy('manager')).not.toContain('报表');
    const ofDepartment = await admin.call(menusOfDepartment, { id: '21' });
    expect(ofDepartment).toContainEqual({ id, name: '报表', path: 'report' });
    const ofRole = await admin.call(menusOfRole, { id: Role.hotelMember });
    expect(ofRole.map(({ name }) => name)).toContain('报表');
    await admin.call(modifyMenu, { id, visible: RecordStatus.disabled });
    expect(await seenBy('staff')).not.toContain('报表');
  });

  it('refuse wrong parents and limits, and deletion of a group with entries', async () => {
    const { admin } = startHotel();
    await expect(admin.call(modifyMenu, { id: '1', pId: '2' })).rejects.toMatchObject({
      fields: { pId: '上级菜单不能是自己或自己的下级' },
    });
    await expect(admin.call(addMenu, { ...form, role: ['king'] })).rejects.toMatchObject({
      fields: { role: '权限角色不是有效的选项' },
    });
    await expect(admin.call(addMenu, { ...form, deptId: ['99'] })).rejects.toMatchObject({
      fields: { deptId: '权限部门不存在' },
    });
    const [, group] = await admin.call(listMenus, {});
    await expect(admin.call(deleteMenu, { id: '1' })).rejects.toMatchObject({
      code: 409,
      message: `菜单「前台」还有 ${group?.children?.length} 个下级菜单，不能删除`,
    });
  });

  it('of a department are for those below it too, and follow a change at once', async () => {
    const { admin, staff } = startHotel();
    const { id } = await admin.call(addMenu, { ...form, deptId: ['11'] });
    const own = async () =>
      (await staff.call(myMenus, {}))
        .flatMap(({ children }) => children ?? [])
        .map((one) => one.id);
    expect(await own()).toContain(id);
    await admin.call(modifyMenu, { id, deptId: ['12'] });
    expect(await own()).not.toContain(id);
  });

  it('change their order, unless somebody else has done so', async () => {
    const { admin, state } = startHotel();
    await admin.call(sortMenus, { ids: ['3', '2'], knownIds: ['2', '3'] });
    const [, group] = await admin.call(listMenus, {});
    expect(group?.children?.map(({ id }) => id)).toEqual(['3', '2']);
    expect(state.logs[0]).toMatchObject({
      sketch: '调整「前台」的下级菜单的顺序',
      detail: { after: { 排序: '订单管理、房间管理' } },
    });
    const again = admin.call(sortMenus, { ids: ['3', '2'], knownIds: ['2', '3'] });
    await expect(again).rejects.toMatchObject({ code: 409 });
    const mixed = admin.call(sortMenus, { ids: ['5', '2'], knownIds: ['2', '5'] });
    await expect(mixed).rejects.toMatchObject({
      fields: { ids: '只能在同一上级菜单内调整顺序' },
    });
  });

  it('do not let admins take 菜单管理 from themselves', async () => {
    const { admin, state } = startHotel();
    const id = state.menus.find(({ path }) => path === 'menuManage')?.id ?? '';
    const message = '更改后自己将看不到菜单管理';
    const hidden = admin.call(modifyMenu, { id, visible: RecordStatus.disabled });
    await expect(hidden).rejects.toMatchObject({ message });
    await expect(admin.call(deleteMenu, { id })).rejects.toMatchObject({ message });
  });

  it('are in the order of sort, and gone when deleted', async () => {
    const { admin, state } = startHotel();
    const { id } = await admin.call(addMenu, { ...form, sort: 0 });
    const [, group] = await admin.call(listMenus, {});
    expect(group?.children?.[0]).toMatchObject({ name: '报表', path: 'report' });
    await admin.call(deleteMenu, { id });
    expect(state.logs[0]?.sketch).toBe('删除菜单「报表」');
  });
});
