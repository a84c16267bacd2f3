import * as z from 'zod/mini';
import {
  Amount,
  clearable,
  CommaList,
  Id,
  nullable,
  NoData,
  oneOf,
  oneOfTexts,
  integer,
} from './codecs.ts';
import { RecordStatus, recordStatusLabel } from './department.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { platform, roleLabel } from './role.ts';
import { multilineText, text } from './text.ts';

/** A menu as it is managed: what signed-in users see of it is a `MenuEntry`. */
export interface Menu {
  id: Id;
  pId: Id | null;
  name: string;
  /** Route name of a leaf. */
  path: string | null;
  icon: string | null;
  sort: number | null;
  visible: RecordStatus | null;
  remark: string | null;
  /** Roles that see it; none means all. */
  role: string[];
  /** Ids of the departments that see it; none means all. */
  deptId: string[];
  children: Menu[] | null;
}

export const Menu: z.ZodMiniType<Menu> = z.object({
  id: Id,
  pId: nullable(Id),
  name: z.string(),
  path: nullable(z.string()),
  icon: nullable(z.string()),
  sort: nullable(Amount),
  visible: nullable(oneOf(RecordStatus, recordStatusLabel)),
  remark: nullable(z.string()),
  role: CommaList,
  deptId: CommaList,
  get children() {
    return nullable(z.array(Menu));
  },
});

/** A menu that is assigned to a department or a role. */
export const AssignedMenu = z.object({ id: Id, name: z.string(), path: nullable(z.string()) });
export type AssignedMenu = z.output<typeof AssignedMenu>;

const MenuForm = {
  pId: labelled('上级菜单', clearable(Id)),
  name: labelled('菜单名称', text({ max: 30, min: 1 })),
  path: labelled('路由', z.optional(text({ max: 50 }))),
  icon: labelled('图标', z.optional(text({ max: 50 }))),
  sort: labelled('排序', integer({ min: 0, max: 9_999_999 })),
  visible: labelled('是否显示', oneOf(RecordStatus, recordStatusLabel)),
  remark: labelled('备注', z.optional(multilineText({ max: 200 }))),
  role: labelled('权限角色', z.optional(CommaList)),
  deptId: labelled('权限部门', z.optional(CommaList)),
};

export const listMenus = endpoint({
  method: 'POST',
  path: '/api/menu/list',
  summary: '菜单树',
  access: platform,
  input: z.object({}),
  data: z.array(Menu),
});

export const addMenu = endpoint({
  method: 'POST',
  path: '/api/menu/add',
  summary: '新增菜单',
  access: platform,
  changes: true,
  input: z.object(MenuForm),
  data: z.object({ id: Id }),
});

export const modifyMenu = endpoint({
  method: 'POST',
  path: '/api/menu/modify',
  summary: '编辑菜单：只改提交的字段，上级不能是自己或下级',
  access: platform,
  changes: true,
  input: z.object({ id: labelled('菜单', Id), ...z.partial(z.object(MenuForm)).shape }),
  data: NoData,
});

export const deleteMenu = endpoint({
  method: 'GET',
  path: '/api/menu/delete/{id}',
  summary: '删除菜单：有下级的不可删除',
  access: platform,
  changes: true,
  input: z.object({ id: labelled('菜单', Id) }),
  data: NoData,
});

export const menusOfDepartment = endpoint({
  method: 'GET',
  path: '/api/menuDept/list/deptId/{id}',
  summary: '某部门可见的菜单',
  access: platform,
  input: z.object({ id: labelled('部门', Id) }),
  data: z.array(AssignedMenu),
});

export const menusOfRole = endpoint({
  method: 'GET',
  path: '/api/menuDept/list/role/{id}',
  summary: '某角色可见的菜单',
  access: platform,
  input: z.object({ id: labelled('权限角色', oneOfTexts(roleLabel)) }),
  data: z.array(AssignedMenu),
});
