import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MenuEntry } from './session.ts';

/** The signed-in user's own menu list. In a file of its own: the login page does not need it. */
export const myMenus = endpoint({
  method: 'GET',
  path: '/api/menu/mine',
  summary: '本人的菜单',
  description: '随角色、部门和菜单的更改而变，不延长登录时间',
  access: 'signedIn',
  isBackground: true,
  input: z.object({}),
  data: z.array(MenuEntry),
});
