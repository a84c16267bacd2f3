import { type FlatDepartment, RecordStatus } from '../contract/department.ts';
import { LogType } from '../contract/log.ts';
import { Role } from '../contract/role.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const desk: FlatDepartment = {
  id: 3,
  pId: 2,
  name: '西湖店前台',
  role: Role.hotelMember,
  status: RecordStatus.normal,
};

const hotelDepartment: FlatDepartment = {
  id: 2,
  pId: null,
  name: '安住西湖店',
  role: Role.hotelAdmin,
  status: RecordStatus.normal,
};

export const departmentExamples = {
  listDepartments: [
    {
      title: '部门树',
      input: {},
      data: [{ ...hotelDepartment, children: [{ ...desk, children: null }] }],
    },
    { title: '不是管理人员', as: Role.hotelMember, input: {}, ...notPermitted },
  ],
  departmentPage: [
    { title: '第一页', input: { page: firstPage }, data: pageOf(hotelDepartment, desk) },
  ],
  addDepartment: [
    {
      title: '新增下级部门',
      input: { pId: 2, name: '西湖店客房部', role: Role.hotelMember, status: RecordStatus.normal },
      data: { id: 21 },
    },
  ],
  modifyDepartment: [
    { title: '改名', input: { id: 6, name: '西湖店夜班' }, data: null },
    {
      title: '部门不存在',
      input: { id: 999, name: '西湖店夜班' },
      code: 404,
      msg: '部门不存在',
    },
  ],
  deleteDepartment: [{ title: '删除没有人的部门', input: { id: 6 }, data: null }],
} satisfies SomeExamples;

const roomMenu = {
  id: 2,
  pId: 1,
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
          id: 1,
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
      data: { id: 41 },
    },
  ],
  modifyMenu: [
    { title: '改名并限定角色', input: { id: 2, name: '房态管理', role: [Role.admin] }, data: null },
  ],
  deleteMenu: [{ title: '删除没有下级的菜单', input: { id: 2 }, data: null }],
  menusOfDepartment: [
    {
      title: '前台可见的菜单',
      input: { id: 3 },
      data: [{ id: 2, name: '房间管理', path: 'roomManage' }],
    },
  ],
  menusOfRole: [
    {
      title: '酒店员工可见的菜单',
      input: { id: Role.hotelMember },
      data: [{ id: 2, name: '房间管理', path: 'roomManage' }],
    },
  ],
} satisfies SomeExamples;

const priceLog = {
  id: 1,
  sketch: '订单 1 改价',
  type: LogType.dataChange,
  createBy: 'manager',
  createTime: '2026-03-18 10:00:00',
};

export const logExamples = {
  logPage: [
    {
      title: '某天的日志',
      input: {
        page: firstPage,
        beginTime: '2026-03-18 00:00:00',
        endTime: '2026-03-18 23:59:59',
      },
      data: pageOf(priceLog),
    },
    { title: '没有权限', as: Role.hotelMember, input: { page: firstPage }, ...notPermitted },
  ],
  getLog: [
    {
      title: '修改前与修改后',
      input: { id: 1 },
      data: {
        ...priceLog,
        detail: { before: { 实付金额: 540 }, after: { 实付金额: 500 } },
      },
    },
  ],
  downloadLogs: [
    {
      title: '导出全部',
      input: { page: { page: 1, size: 9_999_999 } },
      fileName: '日志_20260318100000.xlsx',
    },
  ],
} satisfies SomeExamples;
