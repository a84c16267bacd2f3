import * as z from 'zod/mini';
import { optional, ParentId, partial } from './change.ts';
import {
  Amount,
  CommaList,
  Id,
  nullable,
  oneOf,
  oneOfTexts,
  integer,
  AnsweredParentId,
} from './codecs.ts';
import { RecordStatus, recordStatusLabel } from './department.ts';
import { endpoint } from './endpoint.ts';
import { labelled, withValueLabels } from './label.ts';
import { platform, roleLabel } from './role.ts';
import { multilineText, nameText, text } from './text.ts';

/** A menu as it is managed; signed-in users receive `MenuEntry`. */
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
  /** Roles that see it; empty means all. */
  role: string[];
  /** Ids of the departments that see it; empty means all. */
  deptId: string[];
  children: Menu[] | null;
}

const RoleList = withValueLabels(CommaList, roleLabel);

const departments = { description: '部门编号，以逗号连接' };

export const Menu: z.ZodMiniType<Menu> = z.object({
  id: labelled('菜单编号', Id),
  pId: labelled('上级菜单', AnsweredParentId),
  name: labelled('菜单名称', z.string()),
  path: labelled('路由', nullable(z.string())),
  icon: labelled('图标', nullable(z.string())),
  sort: labelled('排序', nullable(Amount)),
  visible: labelled('是否显示', nullable(oneOf(RecordStatus, recordStatusLabel))),
  remark: labelled('备注', nullable(z.string())),
  role: labelled('权限角色', RoleList),
  deptId: labelled('权限部门', CommaList, departments),
  get children() {
    return labelled('下级', nullable(z.array(Menu)));
  },
});

/** A menu that is assigned to a department or a role. */
export const AssignedMenu = z.object({
  id: labelled('菜单编号', Id),
  name: labelled('菜单名称', z.string()),
  path: labelled('路由', nullable(z.string())),
});
export type AssignedMenu = z.output<typeof AssignedMenu>;

/** The largest `sort` of a menu. */
export const maxMenuSort = 9_999_999;

const MenuForm = {
  pId: labelled('上级菜单', ParentId),
  name: labelled('菜单名称', nameText({ max: 30 })),
  path: labelled('路由', optional(text({ max: 50 }))),
  icon: labelled('图标', optional(text({ max: 50 }))),
  sort: labelled('排序', integer({ min: 0, max: maxMenuSort })),
  visible: labelled('是否显示', oneOf(RecordStatus, recordStatusLabel)),
  remark: labelled('备注', optional(multilineText({ max: 200 }))),
  role: labelled('权限角色', optional(RoleList)),
  deptId: labelled('权限部门', optional(CommaList), departments),
};

export const listMenus = endpoint({
  path: '/api/menu/list',
  summary: '菜单树',
  access: platform,
  input: z.object({}),
  data: z.array(Menu),
});

export const addMenu = endpoint({
  path: '/api/menu/add',
  summary: '新增菜单',
  access: platform,
  changes: true,
  input: z.object(MenuForm),
  data: z.object({ id: labelled('菜单编号', Id) }),
});

export const modifyMenu = endpoint({
  path: '/api/menu/modify',
  summary: '编辑菜单',
  description: '只改提交的字段，上级不能是自己或下级',
  access: platform,
  changes: true,
  input: z.object({ id: labelled('菜单', Id), ...partial(MenuForm), pId: MenuForm.pId }),
});

export const deleteMenu = endpoint({
  method: 'GET',
  path: '/api/menu/delete/{id}',
  summary: '删除菜单',
  description: '有下级的不可删除',
  access: platform,
  changes: true,
  input: z.object({ id: labelled('菜单', Id) }),
});

/** All menus below one parent. */
const Siblings = z
  .array(Id)
  .check(z.minLength(2, '至少 2 个菜单'), z.maxLength(500, '最多 500 个菜单'));

export const sortMenus = endpoint({
  path: '/api/menu/sort',
  summary: '调整同一上级下全部菜单的顺序',
  description: '原顺序已被他人更改时拒绝',
  access: platform,
  changes: true,
  input: z.object({
    ids: labelled('新顺序', Siblings),
    /** The order that the caller has seen. */
    knownIds: labelled('原顺序', Siblings),
  }),
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
