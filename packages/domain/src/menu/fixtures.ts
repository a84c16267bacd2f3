import { RecordStatus, type Department } from '@anzhu/api/contract/department';
import type { Menu } from '@anzhu/api/contract/menu';
import { Role } from '@anzhu/api/contract/role';

const menu = (id: string, pId: string | null, name: string, given: Partial<Menu> = {}): Menu => ({
  id,
  pId,
  name,
  path: null,
  icon: '',
  sort: Number(id),
  visible: RecordStatus.normal,
  remark: '',
  role: [],
  deptId: [],
  children: null,
  ...given,
});

/** A group for all, one for the platform, and a hidden one. */
export const menus: Menu[] = [
  menu('1', null, '前台', {
    icon: 'concierge-bell',
    children: [
      menu('2', '1', '房间管理', { path: 'roomManage' }),
      menu('3', '1', '订单管理', {
        path: 'orderManage',
        role: [Role.admin, Role.hotelAdmin, Role.hotelMember],
      }),
      menu('4', '1', '夜班交接', { path: 'nightShift', icon: 'scroll-text', deptId: ['22'] }),
    ],
  }),
  menu('5', null, '系统', {
    icon: 'network',
    role: [Role.admin],
    children: [menu('6', '5', '菜单管理', { path: 'menuManage' })],
  }),
  menu('7', null, '试运行', {
    visible: RecordStatus.disabled,
    children: [menu('8', '7', '报表', { path: 'report', icon: 'gauge' })],
  }),
];

const department = (
  id: string,
  name: string,
  role: Role,
  children: Department[] | null = null,
): Department => ({ id, pId: null, name, role, status: RecordStatus.normal, children });

/** The platform, and a hotel of three levels. */
export const departments: Department[] = [
  department('1', '平台运营部', Role.admin),
  department('11', '安住·西湖店', Role.hotelAdmin, [
    department('21', '西湖店前台', Role.hotelMember),
    department('22', '西湖店客房部', Role.hotelMember, [
      department('23', '西湖店夜班', Role.hotelMember),
    ]),
  ]),
];
