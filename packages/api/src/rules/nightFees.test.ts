import { expect, it } from 'vitest';
import { PriceKind } from '../contract/roomPrice.ts';
import { describeNights, priceOfNight, priceWord, spreadOver, sumOf } from './nightFees.ts';

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
  expect(priceOfNight(prices, night)).toMatchObject({ night, fee, kind });
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

it('says what a night with a price of its date would cost without it', () => {
  expect(priceOfNight(prices, '2026-10-10').regularFee).toBe(380_00);
  expect(priceOfNight(prices, '2026-10-01').regularFee).toBe(300_00);
});

it.each([
  ['2026-03-18', PriceKind.usual, '平日'],
  ['2026-03-18', PriceKind.weekday, '周三'],
  ['2026-03-20', PriceKind.weekday, '周末'],
  ['2026-03-22', PriceKind.weekday, '周末'],
  ['2026-03-22', PriceKind.day, '特殊日期'],
])('the price of %s of kind %i is called %s', (night, kind, word) => {
  expect(priceWord({ night, kind })).toBe(word);
});

const night = (day: number, fee: number, kind: PriceKind | null) => ({
  night: `2026-03-${day}`,
  fee,
  kind,
});

it.each([
  ['no nights', [], null],
  ['one price', [night(19, 300, null), night(20, 300, PriceKind.weekday)], null],
  [
    'a weekend',
    [
      night(18, 300, PriceKind.usual),
      night(19, 300, PriceKind.usual),
      night(20, 380.5, PriceKind.weekday),
    ],
    '平日 ¥300 × 2，周末 ¥380.50 × 1',
  ],
  [
    'nights that were bought before',
    [night(18, 288, null), night(19, 500, PriceKind.day), night(20, 500, PriceKind.day)],
    '已订 ¥288 × 1，特殊日期 ¥500 × 2',
  ],
])('%s in words', (_, nights, words) => {
  expect(describeNights(nights)).toBe(words);
});
