import { type FlatDepartment, RecordStatus } from '../contract/department.ts';
import { Role } from '../contract/role.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const desk: FlatDepartment = {
  id: '3',
  pId: '2',
  name: '西湖店前台',
  role: Role.hotelMember,
  status: RecordStatus.normal,
};

const hotelDepartment: FlatDepartment = {
  id: '2',
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
      input: {
        pId: '2',
        name: '西湖店客房部',
        role: Role.hotelMember,
        status: RecordStatus.normal,
      },
      data: { id: '21' },
    },
  ],
  departmentImpact: [
    {
      title: '改为管理员会影响谁',
      input: { id: '4', role: Role.admin },
      data: {
        users: 1,
        changedRole: 1,
        disabled: 0,
        enabled: 0,
        changedHotel: 0,
        hotelName: '安住滨江店',
      },
    },
  ],
  modifyDepartment: [
    { title: '改名', input: { id: '6', name: '西湖店夜班' }, data: null },
    {
      title: '部门不存在',
      input: { id: '999', name: '西湖店夜班' },
      code: 404,
      msg: '部门不存在',
    },
    {
      title: '停用部门，已确认用户数',
      input: { id: '5', status: RecordStatus.disabled, users: 1 },
      data: null,
    },
    {
      title: '用户数未确认',
      input: { id: '5', status: RecordStatus.disabled },
      code: 409,
      msg: '此更改影响 1 名用户，请确认后再保存',
      fields: { users: '此更改影响 1 名用户，请确认后再保存' },
    },
  ],
  deleteDepartment: [{ title: '删除没有人的部门', input: { id: '6' }, data: null }],
} satisfies SomeExamples;
