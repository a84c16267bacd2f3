import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { menuListOf } from './menuList.ts';

/** The caller's own menu list, as of now. */
export const myMenus: Handler<Contract['myMenus']> = ({ session }, { store }) =>
  menuListOf(store.db, session);
