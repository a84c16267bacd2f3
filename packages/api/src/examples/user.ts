import { RecordStatus } from '../contract/department.ts';
import { Role } from '../contract/role.ts';
import { type SomeExamples } from './example.ts';

const staff = {
  id: '3',
  username: 'staff',
  nickName: '王前台',
  phone: '13800000003',
  heads: '',
  dept: '3',
  deptName: '西湖店前台',
  role: Role.hotelMember,
  status: RecordStatus.normal,
  hotelId: '1',
  hotelName: '安住西湖店',
};

export const userExamples = {
  getUser: [
    { title: '员工资料', input: { id: '3' }, data: staff },
    { title: '别人的资料', as: Role.hotelMember, input: { id: '1' }, code: 404, msg: '用户不存在' },
  ],
  userPage: [
    {
      title: '按用户名查询',
      input: { page: { page: 1, size: 10 }, username: 'staff' },
      data: { records: [staff], total: 1, size: 10, current: 1, pages: 1 },
    },
    {
      title: '一个部门中，手机号后四位相同的员工',
      input: {
        page: { page: 1, size: 10 },
        phone: '0003',
        dept: '3',
        role: Role.hotelMember,
      },
      data: { records: [staff], total: 1, size: 10, current: 1, pages: 1 },
    },
  ],
  addUser: [
    {
      title: '新增前台员工',
      as: Role.hotelAdmin,
      input: {
        username: 'wang.lei',
        nickName: '王磊',
        phone: '13800000021',
        heads: '',
        dept: '3',
        password: 'Harbour-2026',
      },
      data: { id: '21' },
    },
    {
      title: '密码太简单',
      wire: {
        username: 'wang.lei',
        nickName: '王磊',
        phone: '13800000021',
        dept: 3,
        password: 'secret2026',
      },
      code: 400,
      msg: '密码至少包含大写、小写字母、数字和特殊字符其中三种',
      fields: { password: '密码至少包含大写、小写字母、数字和特殊字符其中三种' },
    },
    {
      title: '密码过于常见',
      as: Role.hotelAdmin,
      input: {
        username: 'wang.lei',
        nickName: '王磊',
        phone: '13800000021',
        dept: '3',
        password: 'Password-2026',
      },
      code: 400,
      msg: '该密码过于常见，请换一个',
      fields: { password: '该密码过于常见，请换一个' },
    },
  ],
  modifyUser: [
    {
      title: '停用员工',
      as: Role.hotelAdmin,
      input: { id: '3', status: RecordStatus.disabled },
      data: null,
    },
    {
      title: '停用自己',
      input: { id: '1', status: RecordStatus.disabled },
      code: 4010,
      msg: '不能停用自己',
    },
    {
      title: '修改本人资料',
      as: Role.hotelMember,
      input: { id: '3', nickName: '王小磊', phone: '13800000022' },
      data: null,
    },
    {
      title: '修改本人密码',
      as: Role.hotelMember,
      input: { id: '3', password: 'Harbour-2027', currentPassword: 'Harbour-2026' },
      data: null,
    },
    {
      title: '当前密码不正确',
      as: Role.hotelMember,
      input: { id: '3', password: 'Harbour-2027', currentPassword: 'Harbour-2025' },
      code: 400,
      msg: '当前密码不正确',
      fields: { currentPassword: '当前密码不正确' },
    },
  ],
  deleteUser: [{ title: '删除员工', input: { id: '6' }, data: null }],
  isPhoneTaken: [
    { title: '没有被占用', input: { phone: '13800000099' }, data: false },
    {
      title: '号码不完整',
      wire: { phone: '1380000' },
      code: 400,
      msg: '请输入正确的手机号',
      fields: { phone: '请输入正确的手机号' },
    },
  ],
} satisfies SomeExamples;
