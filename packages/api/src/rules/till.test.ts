import { LineKind, PayMethod } from '../contract/bill.ts';
import { expect, it } from 'vitest';
import { isSameTill, netByMethod, tillMethods, tillSums } from './till.ts';

const { charge, deposit, payment, refund } = LineKind;
const { account, cash, card } = PayMethod;

const of = (
  kind: LineKind,
  fen: number,
  { method = cash, isReversal = false }: { method?: PayMethod; isReversal?: boolean } = {},
) => tillSums([{ kind, method, isReversal, fen }]);

it.each([
  ['收款', payment, 100, false, 'received', 100, 100],
  ['冲销 of 收款', payment, -100, true, 'received', -100, -100],
  ['退款', refund, 100, false, 'refunds', 100, -100],
  ['冲销 of 退款', refund, -100, true, 'refunds', -100, 100],
  ['押金收', deposit, 100, false, 'depositsIn', 100, 100],
  ['冲销 of 押金收', deposit, -100, true, 'depositsIn', -100, -100],
  ['押金退', deposit, -100, false, 'depositsOut', 100, -100],
  ['冲销 of 押金退', deposit, 100, true, 'depositsOut', -100, 100],
] as const)('%s', (_, kind, fen, isReversal, column, shown, net) => {
  const sums = of(kind, fen, { isReversal });
  expect(sums[column][0]).toBe(shown);
  expect(netByMethod(sums)[0]).toBe(net);
});

it('moves nothing by a charge', () =>
  expect(netByMethod(of(charge, 100))).toEqual(tillMethods.map(() => 0)));

it('288 by card, 100 back in cash and a deposit of 500 in cash: 400 more in the drawer', () => {
  const sums = tillSums([
    { kind: payment, method: card, isReversal: false, fen: 288_00 },
    { kind: refund, method: cash, isReversal: false, fen: 100_00 },
    { kind: deposit, method: cash, isReversal: false, fen: 500_00 },
  ]);
  expect(netByMethod(sums)).toEqual([400_00, 0, 0, 288_00, 0, 0]);
});

it('counts what companies pay in its way, and what went on their accounts apart', () => {
  const sums = tillSums([
    { kind: payment, method: account, isReversal: false, fen: 300_00 },
    { kind: refund, method: account, isReversal: false, fen: 50_00 },
    { kind: 'receipt', method: cash, isReversal: false, fen: 120_00 },
    { kind: 'receipt', method: cash, isReversal: true, fen: -20_00 },
  ]);
  expect(netByMethod(sums)).toEqual([100_00, 0, 0, 0, 0, 250_00]);
});

it('finds sums from before there were accounts and receipts the same', () => {
  const sums = of(payment, 100);
  const { receipts: _receipts, ...before } = sums;
  const five = Object.fromEntries(
    Object.entries(before).map(([column, fens]) => [column, fens.slice(0, 5)]),
  );
  expect(isSameTill(five, sums)).toBe(true);
  expect(isSameTill({ ...five, received: [101] }, sums)).toBe(false);
  expect(isSameTill(five, of(payment, 100, { method: account }))).toBe(false);
});
