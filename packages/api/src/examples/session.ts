import { QrStatus } from '../contract/qrCode.ts';
import { Role } from '../contract/role.ts';
import { type SomeExamples } from './example.ts';

/** A fictitious token; real ones are 32 random bytes. */
const token = 'Bearer q2J0v8xY1mLr5tKz3nWc7uPd9sHf6gAb4eXiQoRyTjM';

const userInfo = {
  id: '1',
  nickName: '陈晓',
  heads: '/files/0123456789abcdef0123456789abcdef.png',
  role: Role.admin,
  hotelId: null,
};

const menuList = [
  {
    id: '1',
    pId: null,
    name: '前台',
    path: null,
    icon: 'concierge-bell',
    sort: 1,
    children: [
      {
        id: '2',
        pId: '1',
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
  myMenus: [{ title: '管理员的菜单', as: Role.admin, input: {}, data: menuList }],
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
