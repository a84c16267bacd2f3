import { describe, expect, it } from 'vitest';
import { Code } from '../../../contract/envelope.ts';
import {
  addDepartment,
  deleteDepartment,
  departmentPage,
  listDepartments,
  modifyDepartment,
  RecordStatus,
} from '../../../contract/department.ts';
import { getLog, LogType } from '../../../contract/log.ts';
import { listMenus, modifyMenu } from '../../../contract/menu.ts';
import { Role } from '../../../contract/role.ts';
import { startHotel } from '../../testing.ts';

const form = {
  pId: '11',
  name: '西湖店工程部',
  role: Role.hotelMember,
  status: RecordStatus.normal,
} as const;

describe('departments', () => {
  it('are a tree, of which a hotel admin sees the own part', async () => {
    const { admin, manager } = startHotel();
    const tree = await admin.call(listDepartments, {});
    expect(tree.map(({ name }) => name)).toEqual([
      '平台运营部',
      '防疫指挥部',
      '安住·西湖店',
      '安住·外滩店',
      '安住·珠江店',
    ]);
    const own = await manager.call(listDepartments, {});
    expect(own.map(({ name }) => name)).toEqual(['安住·西湖店']);
    expect(own[0]?.children?.map(({ name }) => name)).toEqual(['西湖店前台', '西湖店客房部']);
    expect(own[0]?.children?.[1]?.children).toMatchObject([{ name: '西湖店夜班', children: null }]);
    await expect(manager.call(addDepartment, form)).rejects.toMatchObject({
      code: Code.noPermission,
    });
  });

  it('are added, renamed, moved and deleted, each with a log entry', async () => {
    const { admin, state } = startHotel();
    const { id } = await admin.call(addDepartment, form);
    await admin.call(modifyDepartment, { id, name: '西湖店后勤部', pId: null });
    await admin.call(modifyDepartment, { id, name: '西湖店后勤部' });
    const { records } = await admin.call(departmentPage, { page: { page: 1, size: 100 } });
    expect(records.find((one) => one.id === id)).toMatchObject({
      name: '西湖店后勤部',
      pId: null,
    });
    await admin.call(deleteDepartment, { id });
    expect(state.logs.slice(0, 3).map(({ sketch }) => sketch)).toEqual([
      '删除部门「西湖店后勤部」',
      '编辑部门「西湖店后勤部」',
      '新增部门「西湖店工程部」',
    ]);
    expect(await admin.call(getLog, { id: state.logs[1]?.id ?? '' })).toMatchObject({
      type: LogType.systemChange,
      createBy: 'admin',
      detail: {
        before: { 部门名称: '西湖店工程部', 上级部门: '安住·西湖店' },
        after: { 部门名称: '西湖店后勤部', 上级部门: null },
      },
    });
  });

  it.each([
    ['itself as parent', { id: '11', pId: '11' }, 400, '上级部门不能是自己或自己的下级'],
    ['a parent below it', { id: '11', pId: '23' }, 400, '上级部门不能是自己或自己的下级'],
    ['a parent that does not exist', { id: '11', pId: '99' }, 400, '上级部门不存在'],
    ['a department that does not exist', { id: '99', name: '无' }, 404, '部门不存在'],
    ["the caller's own role", { id: '1', role: Role.hotelAdmin }, 4010, '不能更改自己的角色'],
    ["the caller's own department", { id: '1', status: 0 }, 4010, '不能停用自己的部门'],
  ] as const)('refuse a change: %s', async (_, change, code, message) => {
    const { admin, state } = startHotel();
    const before = structuredClone(state.departments);
    await expect(admin.call(modifyDepartment, change)).rejects.toMatchObject({ code, message });
    expect(state.departments).toEqual(before);
  });

  it('are not deleted while they are in use', async () => {
    const { admin } = startHotel();
    await expect(admin.call(deleteDepartment, { id: '11' })).rejects.toMatchObject({
      code: 409,
      message: '部门「安住·西湖店」还有 2 个下级部门、1 名用户、1 家酒店，不能删除',
    });
    await admin.call(modifyMenu, { id: '2', deptId: ['23'] });
    await expect(admin.call(deleteDepartment, { id: '23' })).rejects.toMatchObject({
      message: '部门「西湖店夜班」还有 1 个菜单的权限，不能删除',
    });
  });

  it('end the access of their users when they are disabled', async () => {
    const { admin, staff } = startHotel();
    await admin.call(modifyDepartment, { id: '11', status: RecordStatus.disabled, users: 7 });
    await expect(staff.call(listMenus, {})).rejects.toMatchObject({ code: Code.accountDisabled });
  });
});
