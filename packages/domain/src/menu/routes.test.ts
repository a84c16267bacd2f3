import { RecordStatus } from '@anzhu/api/contract/department';
import type { Menu } from '@anzhu/api/contract/menu';
import { expect, it } from 'vitest';
import { routeWarnings, sharedRoutes } from './routes.ts';

const menu = (
  id: string,
  name: string,
  path: string | null,
  children: Menu[] | null = null,
): Menu => ({
  id,
  pId: null,
  name,
  path,
  icon: null,
  sort: 0,
  visible: RecordStatus.normal,
  remark: null,
  role: [],
  deptId: [],
  children,
});

const menus = [
  menu('1', '前台', null, [menu('2', '订单管理', 'orderManage'), menu('3', '值班', 'duty')]),
  menu('4', '后台', '', [menu('5', '全部订单', 'orderManage')]),
];

it('finds the routes that several menus have', () => {
  expect([...sharedRoutes(menus)]).toEqual(['orderManage']);
});

it.each([
  [{ id: undefined, path: 'roomManage' }, []],
  [{ id: undefined, path: '' }, []],
  [
    { id: undefined, path: ' duty ' },
    ['本系统没有「duty」页面，该菜单只能在其他客户端打开', '菜单「值班」已使用该路由'],
  ],
  [{ id: '3', path: 'duty' }, ['本系统没有「duty」页面，该菜单只能在其他客户端打开']],
  [{ id: '2', path: 'orderManage' }, ['菜单「全部订单」已使用该路由']],
  [{ id: undefined, path: 'toString' }, ['本系统没有「toString」页面，该菜单只能在其他客户端打开']],
])('warns of the route %j', (row, warnings) => {
  expect(routeWarnings(menus, row)).toEqual(warnings);
});
