import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Menu } from '@anzhu/api/contract/menu';
import { flatMenus } from '@anzhu/api/rules/menuList';
import type { Handler } from '../../platform/http/handler.ts';
import { nested } from '../../platform/tree.ts';
import { departmentFor } from '../department/index.ts';
import { menuListOf, readLimits, selectMenus, toMenu } from './queries.ts';

/** The whole tree of menus, hidden ones too. */
export const listMenus: Handler<'listMenus'> = async (_, { store }) => {
  const rows = await selectMenus(store.db).execute();
  const limits = await readLimits(store.db);
  return nested<(typeof rows)[number], WithRowIds<Menu>>(rows, (row, children) => ({
    ...toMenu(row, limits),
    children,
  }));
};

/** The menus that the people of a department see. */
export const menusOfDepartment: Handler<'menusOfDepartment'> = async ({ input }, { store }) => {
  const { id, role } = await departmentFor(store.db, input.id);
  return flatMenus(await menuListOf(store.db, { role, departmentId: id }));
};

/** The menus that people of a role see, in one department or another. */
export const menusOfRole: Handler<'menusOfRole'> = async ({ input }, { store }) =>
  flatMenus(await menuListOf(store.db, { role: input.id, departmentId: null }));

/** The caller's own menu list, as of now. */
export const myMenus: Handler<'myMenus'> = ({ session }, { store }) =>
  menuListOf(store.db, session);
