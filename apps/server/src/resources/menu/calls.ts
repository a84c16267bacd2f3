import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addMenu } from './addMenu.ts';
import { deleteMenu } from './deleteMenu.ts';
import { listMenus } from './listMenus.ts';
import { menusOfDepartment } from './menusOfDepartment.ts';
import { menusOfRole } from './menusOfRole.ts';
import { modifyMenu } from './modifyMenu.ts';
import { myMenus } from './myMenus.ts';
import { sortMenus } from './sortMenus.ts';

export const menuCalls = {
  addMenu,
  deleteMenu,
  listMenus,
  menusOfDepartment,
  menusOfRole,
  modifyMenu,
  myMenus,
  sortMenus,
} satisfies Partial<Handlers<keyof Contract>>;
