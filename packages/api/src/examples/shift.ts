import { PayMethod } from '../contract/bill.ts';
import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';

const nothing = { received: 0, refunds: 0, depositsIn: 0, depositsOut: 0, receipts: 0, net: 0 };

/** A shift in which nothing has moved. */
const begun = {
  hotelId: '1',
  hotelName: '近店',
  opening: 500,
  ways: Object.values(PayMethod).map((method) => ({ method, ...nothing })),
  ...nothing,
  onAccount: 0,
  lines: 0,
  expected: 500,
  note: '',
  next: null,
};
const isOpen = { closeTime: null, counted: null, difference: null, closedBy: null };
const managers = {
  ...begun,
  ...isOpen,
  id: '2',
  clerkId: '2',
  clerk: 'manager 昵称',
  openTime: '2026-03-18 08:00:00',
};

export const shiftExamples = {
  openShift: [
    {
      title: '早班开班',
      as: Role.hotelMember,
      input: { opening: 500 },
      data: {
        ...begun,
        ...isOpen,
        id: '3',
        clerkId: '3',
        clerk: 'staff 昵称',
        openTime: '2026-03-18 10:00:00',
      },
    },
    {
      title: '还没有交班',
      as: Role.hotelAdmin,
      input: { opening: 500 },
      code: 409,
      msg: '您已有当前班次，请先交班',
    },
  ],
  currentShift: [
    {
      title: '没有当前班次时，上一班实点的现金',
      as: Role.hotelMember,
      input: {},
      data: { shift: null, proposed: 500, clerks: [{ id: '2', name: 'manager 昵称' }] },
    },
  ],
  closeShift: [
    {
      title: '交班，现金少 10 元',
      as: Role.hotelAdmin,
      input: { id: '2', counted: 490, seen: 500, note: '找零有误', nextUserId: '3' },
      data: {
        ...managers,
        closeTime: '2026-03-18 10:00:00',
        counted: 490,
        difference: -10,
        note: '找零有误',
        next: 'staff 昵称',
        closedBy: 'manager 昵称',
      },
    },
    {
      title: '清点时又有收款',
      as: Role.hotelAdmin,
      input: { id: '2', counted: 490, seen: 490 },
      code: 409,
      msg: '应有现金现为 ¥500.00，请核对后重试',
      fields: { seen: '应有现金现为 ¥500.00，请核对后重试' },
    },
  ],
  shiftPage: [
    {
      title: '本店今天的班次',
      as: Role.hotelAdmin,
      input: { beginTime: '2026-03-18 00:00:00', page: { page: 1, size: 10 } },
      data: { records: [managers], total: 1, size: 10, current: 1, pages: 1 },
    },
  ],
  downloadShifts: [
    {
      title: '本店的班次',
      as: Role.hotelAdmin,
      input: {},
      fileName: '班次_20260318100000.xlsx',
    },
  ],
} satisfies SomeExamples;
