import * as z from 'zod/mini';
import { Amount, clearable, CommaList, Id, maybe, Nothing, oneOf, whole } from './codecs.ts';
import { RecordStatus } from './department.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { everyRole, platform } from './role.ts';
import { prose, typed } from './text.ts';

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
  pId: maybe(Id),
  name: z.string(),
  path: maybe(z.string()),
  icon: maybe(z.string()),
  sort: maybe(Amount),
  visible: maybe(oneOf(RecordStatus)),
  remark: maybe(z.string()),
  role: CommaList,
  deptId: CommaList,
  get children() {
    return maybe(z.array(Menu));
  },
});

/** A menu that is assigned to a department or a role. */
export const AssignedMenu = z.object({ id: Id, name: z.string(), path: maybe(z.string()) });
export type AssignedMenu = z.output<typeof AssignedMenu>;

const MenuForm = {
  pId: named('上级菜单', clearable(Id)),
  name: named('菜单名称', typed(30, 1)),
  path: named('路由', z.optional(typed(50))),
  icon: named('图标', z.optional(typed(50))),
  sort: named('排序', whole(0, 9_999_999)),
  visible: named('是否显示', oneOf(RecordStatus)),
  remark: named('备注', z.optional(prose(200))),
  role: named('权限角色', z.optional(CommaList)),
  deptId: named('权限部门', z.optional(CommaList)),
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
  input: z.object({ id: named('菜单', Id), ...z.partial(z.object(MenuForm)).shape }),
  data: Nothing,
});

export const deleteMenu = endpoint({
  method: 'GET',
  path: '/api/menu/delete/{id}',
  summary: '删除菜单：有下级的不可删除',
  access: platform,
  changes: true,
  input: z.object({ id: named('菜单', Id) }),
  data: Nothing,
});

export const menusOfDepartment = endpoint({
  method: 'GET',
  path: '/api/menuDept/list/deptId/{id}',
  summary: '某部门可见的菜单',
  access: platform,
  input: z.object({ id: named('部门', Id) }),
  data: z.array(AssignedMenu),
});

export const menusOfRole = endpoint({
  method: 'GET',
  path: '/api/menuDept/list/role/{id}',
  summary: '某角色可见的菜单',
  access: platform,
  input: z.object({ id: named('权限角色', z.enum(everyRole)) }),
  data: z.array(AssignedMenu),
});
