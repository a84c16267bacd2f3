import { LineKind, PayMethod } from '../contract/bill.ts';
import { expect, it } from 'vitest';
import { LeaveOpen } from '../contract/hotel.ts';
import { Role } from '../contract/role.ts';
import {
  depositsHeld,
  leaveOpenVerdict,
  partsRefusal,
  settlementLines,
  type SettledSums,
  unsettledNotes,
} from './settlement.ts';

const { account, cash, wechat, card } = PayMethod;
const part = (method: PayMethod, amount: number) => ({ method, amount });

it.each([
  ['nothing to do', { open: 0, deposit: 0 }, [], []],
  [
    'charges above the deposit, received in two ways',
    { open: 500, deposit: 200 },
    [part(wechat, 100), part(card, 200)],
    ['depositBack 200 cash', 'payment 200 cash', 'payment 100 wechat', 'payment 200 card'],
  ],
  [
    'a deposit above the charges, given back',
    { open: 38, deposit: 200 },
    [part(cash, 162)],
    ['depositBack 38 cash', 'payment 38 cash', 'depositBack 162 cash'],
  ],
  [
    'a deposit and too much received, given back in two ways',
    { open: -50, deposit: 200 },
    [part(cash, 180), part(wechat, 70)],
    ['depositBack 180 cash', 'depositBack 20 wechat', 'refund 50 wechat'],
  ],
  [
    'a deposit that is just enough',
    { open: 200, deposit: 200 },
    [],
    ['depositBack 200 cash', 'payment 200 cash'],
  ],
] as const)('%s', (_, sums: SettledSums, parts, expected) => {
  const names = Object.fromEntries(Object.entries(PayMethod).map(([name, value]) => [value, name]));
  expect(partsRefusal(parts, sums)).toBeNull();
  const lines = settlementLines(sums, parts, [part(cash, sums.deposit)]);
  expect(lines.map(({ entry, method, amount }) => `${entry} ${amount} ${names[method]}`)).toEqual(
    expected,
  );
  // It is even afterwards, and each way has what its parts say.
  const of = (entry: string) =>
    lines.reduce((sum, line) => sum + (line.entry === entry ? line.amount : 0), 0);
  expect(sums.open - of('payment') + of('refund')).toBe(0);
  expect(sums.deposit - of('depositBack')).toBe(0);
});

it('takes what the deposit pays from the ways that hold it', () => {
  const line = (amount: number, method: PayMethod, voidTime: string | null = null) => ({
    kind: LineKind.deposit,
    amount,
    method,
    voidTime,
  });
  const held = depositsHeld([
    line(2, cash),
    line(5, wechat),
    line(-2, wechat),
    line(9, card, '2026-03-18 10:00:00'),
    { ...line(7, card), kind: LineKind.payment },
  ]);
  expect(held).toEqual([part(cash, 200), part(wechat, 300)]);
  const lines = settlementLines({ open: 400, deposit: 500 }, [part(cash, 100)], held);
  expect(lines.map(({ entry, method, amount }) => [entry, method, amount])).toEqual([
    ['depositBack', cash, 200],
    ['payment', cash, 200],
    ['depositBack', wechat, 200],
    ['payment', wechat, 200],
    ['depositBack', cash, 100],
  ]);
});

it.each([
  ['too little', [part(cash, 100)], { open: 300, deposit: 0 }, '各方式合计 ¥1.00，应收 ¥3.00'],
  ['too much back', [part(cash, 400)], { open: 0, deposit: 300 }, '各方式合计 ¥4.00，应退 ¥3.00'],
  [
    'a part of nothing',
    [part(cash, 300), part(wechat, 0)],
    { open: 300, deposit: 0 },
    '金额应大于 0',
  ],
  [
    'a deposit given back to an account',
    [part(account, 300), part(cash, 200)],
    { open: -200, deposit: 300 },
    '押金不能挂账，最多退回挂账 ¥2.00',
  ],
])('refuses %s', (_, parts, sums, message) => expect(partsRefusal(parts, sums)).toBe(message));

it('takes less than is open only where the rest stays open', () => {
  const open = { open: 300, deposit: 0 };
  expect(partsRefusal([part(cash, 100)], open, true)).toBeNull();
  expect(partsRefusal([], { open: 0, deposit: 300 }, true)).toBeNull();
  expect(partsRefusal([part(cash, 400)], open, true)).toBe('各方式合计 ¥4.00，应收 ¥3.00');
});

it.each([
  [{ deposit: 0, open: 0 }, []],
  [{ deposit: 200, open: 28 }, ['押金 ¥200.00 未退还', '未结 ¥28.00 未收']],
  [{ deposit: 0, open: -0.5 }, ['多收 ¥0.50 未退']],
])('says what %j leaves to be settled', (bill, notes) => {
  expect(unsettledNotes(bill)).toEqual(notes);
});

it.each([
  ['never', Role.hotelAdmin, '未结 ¥28.00 未收，请先结账'],
  ['never', Role.admin, '未结 ¥28.00 未收，请先结账'],
  ['management', Role.hotelMember, '未结 ¥28.00 未收，请先结账，或由酒店管理员退房'],
  ['management', Role.hotelAdmin, undefined],
  ['always', Role.hotelMember, undefined],
] as const)('a sum left open, %s, role %s: %s', (rule, role, reason) => {
  const verdict = leaveOpenVerdict(LeaveOpen[rule], { open: 28, deposit: 0 }, role);
  expect(verdict.reason).toBe(reason);
  expect(leaveOpenVerdict(LeaveOpen[rule], { open: 0, deposit: 0 }, role).isAllowed).toBe(true);
});
