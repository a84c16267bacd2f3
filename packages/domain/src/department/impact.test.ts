import { RecordStatus, type Department } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { canTouchUsers, idsBelowDisabled, impactSentences } from './impact.ts';

const store: Department = {
  id: '11',
  pId: null,
  name: '安住天河店',
  role: Role.hotelAdmin,
  status: RecordStatus.normal,
  children: null,
};
const same = { pId: null, role: Role.hotelAdmin, status: RecordStatus.normal };
const none = {
  users: 0,
  changedRole: 0,
  disabled: 0,
  enabled: 0,
  changedHotel: 0,
  hotelName: null,
};

it.each([
  ['the role', { ...same, role: Role.admin }, true],
  ['the status', { ...same, status: RecordStatus.disabled }, true],
  ['the parent', { ...same, pId: '1' }, true],
  ['nothing', same, false],
  ['nothing, without a parent', { role: same.role, status: same.status }, false],
])('a change of %s can touch users: %s', (_, change, expected) => {
  expect(canTouchUsers(store, change)).toBe(expected);
});

it.each([
  [
    { ...same, role: Role.admin },
    { ...none, users: 6, changedRole: 6, hotelName: '安住天河店' },
    ['「安住天河店」的 6 名用户将成为 管理员，可访问全部酒店'],
  ],
  [
    { ...same, role: Role.hotelMember },
    { ...none, users: 6, changedRole: 6, hotelName: '安住天河店' },
    ['「安住天河店」的 6 名用户将成为 酒店员工，只能访问「安住天河店」'],
  ],
  [
    { ...same, status: RecordStatus.disabled },
    { ...none, users: 6, disabled: 6 },
    ['6 名用户将被停用并退出登录'],
  ],
  [{ ...same, pId: '2' }, { ...none, users: 2 }, ['2 名用户随部门移动，可见的菜单可能改变']],
  [
    { ...same, pId: '2' },
    { ...none, users: 2, changedHotel: 2, hotelName: '远店' },
    ['2 名用户将改属「远店」'],
  ],
  [
    { pId: '2', role: Role.admin, status: RecordStatus.disabled },
    { ...none, users: 7, changedRole: 1, disabled: 5 },
    [
      '「安住天河店」的 1 名用户将成为 管理员，可访问全部酒店',
      '5 名用户将被停用并退出登录',
      '7 名用户随部门移动，可见的菜单可能改变',
    ],
  ],
  [{ ...same, role: Role.admin }, none, []],
] as const)('says whom %j touches', (change, impact, sentences) => {
  expect(impactSentences(store, change, impact)).toEqual(sentences);
});

it('finds what is below a disabled department, at any depth', () => {
  const inner = { ...store, id: '3' };
  const middle = { ...store, id: '2', children: [inner] };
  const closed = { ...store, id: '1', status: RecordStatus.disabled, children: [middle] };
  expect([...idsBelowDisabled([closed, { ...store, id: '4' }])]).toEqual(['2', '3']);
});
