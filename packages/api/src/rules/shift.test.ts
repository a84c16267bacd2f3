import { expect, it } from 'vitest';
import { LineKind, PayMethod } from '../contract/bill.ts';
import { differenceWords, expectedCash } from './shift.ts';
import { type Movement, tillSums } from './till.ts';

const { payment, refund, deposit, charge } = LineKind;

it.each<[opening: number, lines: readonly [Movement['kind'], PayMethod, number][], cash: number]>([
  [50_000, [], 50_000],
  [50_000, [[payment, PayMethod.cash, 30_000]], 80_000],
  [50_000, [[payment, PayMethod.wechat, 30_000]], 50_000],
  [50_000, [[charge, PayMethod.cash, 30_000]], 50_000],
  [
    10_000,
    [
      [deposit, PayMethod.cash, 20_000],
      [deposit, PayMethod.cash, -20_000],
      [refund, PayMethod.cash, 12_345],
    ],
    -2345,
  ],
])('of %d fen and %j the drawer holds %d', (opening, lines, cash) => {
  const sums = tillSums(
    lines.map(([kind, method, fen]) => ({ kind, method, fen, isReversal: false })),
  );
  expect(expectedCash(opening, sums)).toBe(cash);
});

it.each([
  [0, '相符'],
  [10, '长款 ¥10.00'],
  [-3.5, '短款 ¥3.50'],
])('says of %d yuan 「%s」', (difference, words) => {
  expect(differenceWords(difference)).toBe(words);
});
