import type { Contract } from '@anzhu/api/contract';
import { departmentFor } from '../department/read.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { flatMenus } from '@anzhu/api/rules/menuList';
import { menuListOf } from './menuList.ts';

/** The menus that the people of a department see. */
export const menusOfDepartment: Handler<Contract['menusOfDepartment']> = async (
  { input },
  { store },
) => {
  const { id, role } = await departmentFor(store.db, input.id);
  return flatMenus(await menuListOf(store.db, { role, departmentId: id }));
};
