import { QrStatus } from '../contract/qrCode.ts';
import { Role } from '../contract/role.ts';
import { type SomeExamples } from './example.ts';

/** A fictitious token; real ones are 32 random bytes. */
export const token = 'Bearer q2J0v8xY1mLr5tKz3nWc7uPd9sHf6gAb4eXiQoRyTjM';

/** The session of the signed-in user on another device. */
const otherSession = '7d793037a0760186574b0282f2f435e77d793037a0760186574b0282f2f435e7';

/** A fictitious ticket of a sign-in whose password someone else has set. */
export const passwordTicket = 'mB3xQeT7uJ1pLr9sWf5kYc2nZd8vHa6gXo4iRtE0yKU';

export const userInfo = {
  id: '1',
  nickName: '陈晓',
  heads: '/files/0123456789abcdef0123456789abcdef.png',
  role: Role.admin,
  hotelId: null,
};

export const menuList = [
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
      input: { username: 'admin', password: 'Harbour-2026' },
      data: { token, userInfo, menuList, next: null },
    },
    {
      title: '密码由他人设置',
      input: { username: 'newcomer', password: 'Harbour-2026' },
      data: {
        token: null,
        userInfo: null,
        menuList: null,
        next: {
          step: 'password',
          ticket: passwordTicket,
          message: '当前密码由他人设置，请换成自己的新密码',
          setup: null,
        },
      },
    },
    {
      title: '密码错误',
      input: { username: 'admin', password: 'Harbour-2025' },
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
      data: {
        status: QrStatus.waiting,
        token: null,
        userInfo: null,
        menuList: null,
        next: null,
      },
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
  listSessions: [
    {
      title: '本次登录，以及另一台设备上的登录',
      as: Role.admin,
      input: {},
      data: [
        {
          id: '5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592',
          device: 'Chrome 141 · Windows',
          address: '203.0.113.7',
          createTime: '2026-03-18 08:00:00',
          seenTime: '2026-03-18 09:59:40',
          isCurrent: true,
        },
        {
          id: otherSession,
          device: 'Safari 18 · iOS',
          address: '198.51.100.20',
          createTime: '2026-03-17 21:30:00',
          seenTime: '2026-03-18 09:40:00',
          isCurrent: false,
        },
      ],
    },
  ],
  endSession: [
    { title: '结束另一台设备上的登录', as: Role.admin, input: { id: otherSession }, data: null },
    {
      title: '没有这个登录',
      as: Role.admin,
      input: { id: '0'.repeat(64) },
      code: 404,
      msg: '登录不存在',
    },
  ],
  endOtherSessions: [{ title: '结束其他登录', as: Role.admin, input: {}, data: null }],
  cancelQrCode: [
    { title: '取消登录', input: { code: '8e7d6c5b4a3928170f6e5d4c3b2a1908' }, data: null },
  ],
} satisfies SomeExamples;
