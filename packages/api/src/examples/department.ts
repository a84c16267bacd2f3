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
  modifyDepartment: [
    { title: '改名', input: { id: '6', name: '西湖店夜班' }, data: null },
    {
      title: '部门不存在',
      input: { id: '999', name: '西湖店夜班' },
      code: 404,
      msg: '部门不存在',
    },
  ],
  deleteDepartment: [{ title: '删除没有人的部门', input: { id: '6' }, data: null }],
} satisfies SomeExamples;
