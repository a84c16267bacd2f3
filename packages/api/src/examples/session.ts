import { QrStatus } from '../contract/qrCode.ts';
import { Role } from '../contract/role.ts';
import { notPermitted, type SomeExamples } from './example.ts';

/** A token is 32 random bytes; this one is made up. */
const token = 'Bearer q2J0v8xY1mLr5tKz3nWc7uPd9sHf6gAb4eXiQoRyTjM';

const userInfo = {
  id: 1,
  nickName: '陈晓',
  heads: '/files/0123456789abcdef0123456789abcdef.png',
  role: Role.admin,
  hotelId: null,
};

const menuList = [
  {
    id: 1,
    pId: null,
    name: '前台',
    path: null,
    icon: 'concierge-bell',
    sort: 1,
    children: [
      {
        id: 2,
        pId: 1,
        name: '房间管理',
        path: 'roomManage',
        icon: 'bed-double',
        sort: 1,
        children: null,
      },
    ],
  },
];

export const sessionExamples = {
  login: [
    {
      title: '登录成功',
      input: { username: 'admin', password: 'Secret-2026' },
      data: { token, userInfo, menuList },
    },
    {
      title: '密码错误',
      input: { username: 'admin', password: 'Secret-2025' },
      code: 400,
      msg: '账号或密码错误',
    },
    {
      title: '没有填写',
      wire: { username: '' },
      code: 400,
      msg: '账号不能为空',
      fields: { username: '账号不能为空', password: '密码不能为空' },
    },
  ],
  logout: [{ title: '令牌作废', input: { token }, data: null }],
  createQrCode: [
    {
      title: '取得二维码',
      input: { code: null },
      data: 'https://desk.example.com/admin/scan?code=3f9a1c5e7b2d4f608192a3b4c5d6e7f8',
    },
  ],
  qrCodeStatus: [
    {
      title: '等待扫码',
      input: { code: '3f9a1c5e7b2d4f608192a3b4c5d6e7f8' },
      data: { status: QrStatus.waiting, token: null, userInfo: null, menuList: null },
    },
  ],
  scanQrCode: [
    {
      title: '说明是哪台设备',
      input: { code: '3f9a1c5e7b2d4f608192a3b4c5d6e7f8' },
      data: {
        device: 'Chrome · Windows',
        address: '203.0.113.7',
        createTime: '2026-03-18 09:59:40',
      },
    },
  ],
  confirmQrCode: [
    { title: '确认登录', input: { code: '8e7d6c5b4a3928170f6e5d4c3b2a1908' }, data: null },
  ],
  cancelQrCode: [
    { title: '取消登录', input: { code: '8e7d6c5b4a3928170f6e5d4c3b2a1908' }, data: null },
  ],
} satisfies SomeExamples;

const staff = {
  id: 3,
  username: 'staff',
  nickName: '王前台',
  phone: '13800000003',
  heads: '',
  dept: 3,
  deptName: '西湖店前台',
  role: Role.hotelMember,
  hotelId: 1,
  hotelName: '安住西湖店',
};

export const userExamples = {
  getUser: [
    { title: '员工资料', input: { id: 3 }, data: staff },
    { title: '别人的资料', as: Role.hotelMember, input: { id: 1 }, ...notPermitted },
  ],
  userPage: [
    {
      title: '按用户名查询',
      input: { page: { page: 1, size: 10 }, username: 'staff' },
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
        dept: 3,
        password: 'Secret-2026',
      },
      data: { id: 21 },
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
  ],
  modifyUser: [
    {
      title: '修改本人资料',
      as: Role.hotelMember,
      input: { id: 3, nickName: '王小磊', phone: '13800000022' },
      data: null,
    },
  ],
  deleteUser: [{ title: '删除员工', input: { id: 6 }, data: null }],
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
