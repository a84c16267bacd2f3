import { expect, it } from 'vitest';
import { OrderStatus } from '../contract/order.ts';
import {
  accountBack,
  accountCan,
  ageOwed,
  availableCredit,
  backRefusal,
  creditRefusal,
  receiptRefusal,
} from './account.ts';

it.each(Object.values(OrderStatus))('is put on account once guests have come: %s', (status) => {
  const { checkedIn, completed } = OrderStatus;
  expect(accountCan(status).isAllowed).toBe(status === checkedIn || status === completed);
  expect(accountCan(status, true)).toMatchObject({ isAllowed: false, because: 'status' });
});

it.each([
  { limit: 100_000, owed: 0, most: 100_000 },
  { limit: 100_000, owed: 60_000, most: 40_000 },
  { limit: 100_000, owed: 100_000, most: 0 },
  // Its limit was lowered since.
  { limit: 50_000, owed: 60_000, most: 0 },
  // It has paid more than it owed.
  { limit: 100_000, owed: -20_000, most: 120_000 },
  { limit: 0, owed: 0, most: 0 },
])('a company that owes $owed of $limit may have $most more', ({ most, ...credit }) => {
  expect(availableCredit(credit)).toBe(most);
  const company = { ...credit, name: '西溪' };
  expect(creditRefusal(most, company)).toBeNull();
  expect(creditRefusal(most + 1, company)).toContain('不能挂账');
});

it('names limit, owed and left', () => {
  const credit = { name: '西溪', limit: 100_000, owed: 60_000 };
  expect(creditRefusal(40_001, credit)).toBe(
    '「西溪」挂账额度 ¥1,000.00，已挂账 ¥600.00，可用 ¥400.00，不能挂账 ¥400.01',
  );
});

it.each([
  { amount: 100, parts: { money: 500, onAccount: 0 }, back: 0 },
  { amount: 100, parts: { money: 0, onAccount: 300 }, back: 100 },
  { amount: 300, parts: { money: 200, onAccount: 100 }, back: 100 },
  { amount: 50, parts: { money: 200, onAccount: 100 }, back: 50 },
  { amount: 150, parts: { money: 300, onAccount: 100, isChannels: true }, back: 0 },
  { amount: 350, parts: { money: 300, onAccount: 100, isChannels: true }, back: 50 },
  { amount: 100, parts: { money: 300, onAccount: -5 }, back: 0 },
])('of $amount given back $back goes to the account', ({ amount, parts, back }) => {
  expect(accountBack(amount, parts)).toBe(back);
});

it.each([
  { amount: 100, held: 100, isAccount: false, refused: false },
  { amount: 101, held: 100, isAccount: false, refused: true },
  { amount: 1, held: -5, isAccount: false, refused: true },
  { amount: 100, held: 100, isAccount: true, refused: false },
  { amount: 101, held: 100, isAccount: true, refused: true },
])('gives $amount back of $held: refused $refused', ({ amount, held, isAccount, refused }) => {
  expect(backRefusal(amount, held, { isAccount }) !== null).toBe(refused);
});

it.each([
  [100, 100, null],
  [101, 100, '已挂账 ¥1.00，不能记 ¥1.01'],
  [1, 0, '没有挂账，不能记回款'],
  [1, -50, '没有挂账，不能记回款'],
])('a receipt of %i of %i owed', (amount, owed, refusal) => {
  expect(receiptRefusal(amount, owed)).toBe(refusal);
});

it.each([
  { settled: 0, ages: [200, 300, 400, 500] },
  { settled: 500, ages: [200, 300, 400, 0] },
  { settled: 501, ages: [200, 300, 399, 0] },
  { settled: 1400, ages: [0, 0, 0, 0] },
  // Paid more than was owed.
  { settled: 2000, ages: [0, 0, 0, 0] },
])('$settled settles the oldest first', ({ settled, ages }) => {
  const put = [
    { day: '2026-03-18', fen: 100 },
    { day: '2026-02-16', fen: 100 },
    { day: '2026-02-15', fen: 300 },
    { day: '2025-12-18', fen: 400 },
    { day: '2025-12-17', fen: 500 },
  ];
  expect(ageOwed(put, settled, '2026-03-18')).toEqual(ages);
});
