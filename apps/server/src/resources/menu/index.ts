import type { Handlers } from '../../platform/http/handler.ts';
import { listMenus, menusOfDepartment, menusOfRole, myMenus } from './read.ts';
import { addMenu, deleteMenu, modifyMenu, sortMenus } from './write.ts';

export const menuCalls = {
  addMenu,
  deleteMenu,
  listMenus,
  menusOfDepartment,
  menusOfRole,
  modifyMenu,
  myMenus,
  sortMenus,
} satisfies Partial<Handlers>;

export { menuListOf } from './queries.ts';
export { makeMenus } from './firstMenus.ts';
export { offerMenus } from './offerMenus.ts';
