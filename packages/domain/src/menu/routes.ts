import type { Id } from '@anzhu/api/contract/codecs';
import type { Menu } from '@anzhu/api/contract/menu';
import { isScreen } from '@anzhu/api/rules/screens';

/** All menus of a tree, one after another. */
const flat = (menus: readonly Menu[]): Menu[] =>
  menus.flatMap((menu) => [menu, ...flat(menu.children ?? [])]);

/** The routes that several menus have. */
export function sharedRoutes(menus: readonly Menu[]): ReadonlySet<string> {
  const routes = flat(menus).flatMap(({ path }) => path || []);
  return new Set(routes.filter((route, index) => routes.indexOf(route) !== index));
}

/** What is doubtful about the route of a menu: no screen of this app has it, or another menu has it too. */
export function routeWarnings(
  menus: readonly Menu[],
  { id, path }: { id: Id | undefined; path: string },
): string[] {
  const route = path.trim();
  if (route === '') return [];
  const others = flat(menus).filter((menu) => menu.id !== id && menu.path === route);
  return [
    ...(isScreen(route) ? [] : [`本系统没有「${route}」页面，该菜单只能在其他客户端打开`]),
    ...others.map(({ name }) => `菜单「${name}」已使用该路由`),
  ];
}
