import { expect, it } from 'vitest';
import { PriceKind } from '../contract/roomPrice.ts';
import { priceOfNight, spreadOver, sumOf } from './nightFees.ts';

const prices = {
  usual: 300_00,
  weekdays: new Map([
    [5, 360_00],
    [6, 380_00],
  ]),
  days: new Map([
    ['2026-10-01', 500_00],
    // A Saturday that is no weekend.
    ['2026-10-10', 300_00],
  ]),
};

it.each([
  ['2026-09-30', 300_00, PriceKind.usual],
  ['2026-09-25', 360_00, PriceKind.weekday],
  ['2026-09-26', 380_00, PriceKind.weekday],
  ['2026-10-01', 500_00, PriceKind.day],
  ['2026-10-10', 300_00, PriceKind.day],
])('%s costs %i fen, by %i', (night, fee, kind) => {
  expect(priceOfNight(prices, night)).toEqual({ night, fee, kind });
});

it.each([
  [[], []],
  [['a'], [100]],
  [
    ['a', 'b', 'c'],
    [34, 33, 33],
  ],
  [
    ['a', 'b'],
    [50, 50],
  ],
] as const)('100 fen over %j are %j', (nights, fees) => {
  const spread = spreadOver(nights, 100);
  expect(spread.map(({ fee }) => fee)).toEqual(fees);
  expect(sumOf(spread)).toBe(nights.length === 0 ? 0 : 100);
});
