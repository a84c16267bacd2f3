import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { flatMenus } from '@anzhu/api/rules/menuList';
import { menuListOf } from './menuList.ts';

/** The menus that people of a role see, in one department or another. */
export const menusOfRole: Handler<Contract['menusOfRole']> = async ({ input }, { store }) =>
  flatMenus(await menuListOf(store.db, { role: input.id, departmentId: null }));
