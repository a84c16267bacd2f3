import { RecordStatus } from '../contract/department.ts';
import { Role } from '../contract/role.ts';
import { type SomeExamples } from './example.ts';

const roomMenu = {
  id: '2',
  pId: '1',
  name: '房间管理',
  path: 'roomManage',
  icon: 'bed-double',
  sort: 1,
  visible: RecordStatus.normal,
  remark: '',
  role: [Role.admin, Role.hotelAdmin, Role.hotelMember],
  deptId: [],
};

export const menuExamples = {
  listMenus: [
    {
      title: '菜单树',
      input: {},
      data: [
        {
          id: '1',
          pId: null,
          name: '前台',
          path: null,
          icon: 'concierge-bell',
          sort: 1,
          visible: RecordStatus.normal,
          remark: '',
          role: [],
          deptId: [],
          children: [{ ...roomMenu, children: null }],
        },
      ],
    },
  ],
  addMenu: [
    {
      title: '新增菜单组',
      input: {
        pId: null,
        name: '报表',
        path: '',
        icon: 'chart-column',
        sort: 50,
        visible: RecordStatus.normal,
        remark: '',
        role: [Role.admin],
        deptId: [],
      },
      data: { id: '41' },
    },
  ],
  modifyMenu: [
    {
      title: '改名并限定角色',
      input: { id: '2', name: '房态管理', role: [Role.admin] },
      data: null,
    },
  ],
  deleteMenu: [{ title: '删除没有下级的菜单', input: { id: '2' }, data: null }],
  sortMenus: [
    {
      title: '订单管理移到最前',
      input: { ids: ['3', '2', '4', '5'], knownIds: ['2', '3', '4', '5'] },
      data: null,
    },
    {
      title: '已有人调整过',
      input: { ids: ['2', '3', '4', '5'], knownIds: ['3', '2', '4', '5'] },
      code: 409,
      msg: '菜单已被他人更改，请刷新后重试',
    },
    {
      title: '不在同一上级下',
      input: { ids: ['7', '2'], knownIds: ['2', '7'] },
      code: 400,
      msg: '只能在同一上级菜单内调整顺序',
      fields: { ids: '只能在同一上级菜单内调整顺序' },
    },
  ],
  menusOfDepartment: [
    {
      title: '前台可见的菜单',
      input: { id: '3' },
      data: [{ id: '2', name: '房间管理', path: 'roomManage' }],
    },
  ],
  menusOfRole: [
    {
      title: '酒店员工可见的菜单',
      input: { id: Role.hotelMember },
      data: [{ id: '2', name: '房间管理', path: 'roomManage' }],
    },
  ],
} satisfies SomeExamples;
