import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Menu } from '@anzhu/api/contract/menu';
import type { Role } from '@anzhu/api/contract/role';
import type { MenuEntry } from '@anzhu/api/contract/session';
import { menuListFor } from '@anzhu/api/rules/menuList';
import type { Selectable } from 'kysely';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { pathTo } from '../../platform/tree.ts';
import { selectDepartments } from '../department/index.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Levels that the tree of menus has at most. */
export const mostLevels = 10;

type MenuRow = Selectable<Tables['menu']>;

/** Every menu, in the order of sort and then of age. */
export const selectMenus = (db: Db) =>
  db.selectFrom('menu').selectAll().orderBy('sort').orderBy('id');

/** The menu that a call names; refuses one that does not exist. */
export async function menuFor(db: Db, id: Id): Promise<MenuRow> {
  const row = await selectMenus(db).where('id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw notFound('菜单');
  return row;
}

/** For whom menus are: by menu, the roles and the departments it is limited to. */
export async function readLimits(db: Db) {
  const roles = await db.selectFrom('menu_role').selectAll().orderBy('role').execute();
  const departments = await db
    .selectFrom('menu_department')
    .selectAll()
    .orderBy('department_id')
    .execute();
  const rolesOf = Map.groupBy(roles, (row) => row.menu_id);
  const departmentsOf = Map.groupBy(departments, (row) => row.menu_id);
  return {
    roles: (menuId: number): string[] => (rolesOf.get(menuId) ?? []).map((row) => row.role),
    departments: (menuId: number): string[] =>
      (departmentsOf.get(menuId) ?? []).map((row) => String(row.department_id)),
  };
}

/** A menu as the wire has it, without those below it. */
export const toMenu = (
  row: MenuRow,
  limits: Awaited<ReturnType<typeof readLimits>>,
): WithRowIds<Omit<Menu, 'children'>> => ({
  id: row.id,
  pId: row.parent_id,
  name: row.name,
  path: row.path,
  icon: row.icon,
  sort: row.sort,
  visible: row.visible,
  remark: row.remark,
  role: limits.roles(row.id),
  deptId: limits.departments(row.id),
});

/** Whose menu: people of a role, in one department or (null) whatever the department. */
interface Reader {
  role: Role;
  departmentId: number | null;
}

/** The menu list of a person, by the rule of `menuListFor`. */
export async function menuListOf(
  db: Db,
  { role, departmentId }: Reader,
): Promise<WithRowIds<MenuEntry>[]> {
  const departments =
    departmentId === null
      ? null
      : pathTo(await selectDepartments(db).execute(), departmentId).map(String);
  const rows = await selectMenus(db).where('visible', '=', 1).execute();
  const limits = await readLimits(db);
  const menus = rows.map((row) => ({
    ...toMenu(row, limits),
    id: row.id,
    pId: row.parent_id,
    deptId: limits.departments(row.id),
  }));
  return menuListFor(menus, { role, departments });
}
