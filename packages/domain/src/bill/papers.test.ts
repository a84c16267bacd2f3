import { type Bill, type BillLine, LineKind } from '@anzhu/api/contract/bill';
import { expect, it } from 'vitest';
import { papersOf, printableCharges } from './papers.ts';

const line = (given: Partial<BillLine>): BillLine => ({
  id: null,
  kind: LineKind.charge,
  night: null,
  amount: 10,
  method: null,
  note: null,
  createdBy: null,
  createTime: null,
  voidTime: null,
  voidedBy: null,
  voidReason: null,
  reverses: null,
  reversedBy: null,
  ...given,
});

const bill: Bill = {
  lines: [
    line({ kind: LineKind.room, night: '2026-03-18', amount: 300.1 }),
    line({ kind: LineKind.room, night: '2026-03-19', amount: 300.2 }),
    line({ id: '1', kind: LineKind.payment, amount: 600 }),
    line({ id: '2', amount: 28 }),
    line({ id: '3', amount: -8, isAllowance: true }),
    line({ id: '4', amount: 99, voidTime: '2026-03-18 15:00:00' }),
    line({ id: '5', amount: 50, reversedBy: '6' }),
    line({ id: '6', amount: -50, reverses: '5' }),
  ],
  charged: 620.3,
  paid: 600,
  deposit: 0,
  open: 20.3,
};

const none = new Set<string>();
const read = (content: 'whole' | 'apart' | 'chosen', chosen: ReadonlySet<string> = none) =>
  papersOf(bill, content, chosen).map(({ name, lines, total }) => [name, lines.length, total]);

it('a whole bill has all that was not voided, and what it comes to', () => {
  expect(read('whole')).toEqual([['账单', 7, 620.3]]);
});

it('房费 and 消费 apart come to the whole', () => {
  expect(read('apart')).toEqual([
    ['账单（房费）', 2, 600.3],
    ['账单（消费）', 2, 20],
  ]);
});

it('chosen lines have their own sum; without any there is no paper', () => {
  expect(read('chosen', new Set(['2', '0-2026-03-18']))).toEqual([['账单（部分）', 2, 328.1]]);
  expect(read('chosen')).toEqual([]);
  expect(printableCharges(bill.lines).map(({ amount }) => amount)).toEqual([300.1, 300.2, 28, -8]);
});
