import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Menu } from '@anzhu/api/contract/menu';
import type { Handler } from '../../platform/http/handler.ts';
import { nested } from '../../platform/tree/rows.ts';
import { readLimits, selectMenus, toMenu } from './read.ts';

/** The whole tree of menus, hidden ones too. */
export const listMenus: Handler<Contract['listMenus']> = async (_, { store }) => {
  const rows = await selectMenus(store.db).execute();
  const limits = await readLimits(store.db);
  return nested<(typeof rows)[number], WithRowIds<Menu>>(rows, (row, children) => ({
    ...toMenu(row, limits),
    children,
  }));
};
