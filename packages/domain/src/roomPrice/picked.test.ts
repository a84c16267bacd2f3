import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { expect, it } from 'vitest';
import { describePicked, isPicked, pricesOf, toggleWeekday, type Picked } from './picked.ts';

const days = (anchor: string, end: string): Picked => ({ kind: 'days', anchor, end });
const weekdays = (...picked: number[]): Picked => ({ kind: 'weekdays', weekdays: picked });

it.each([
  [days('2026-11-28', '2026-11-28'), '2026-11-28 周六'],
  [days('2026-11-30', '2026-11-28'), '2026-11-28 周六 至 2026-11-30 周一 · 3 晚'],
  [weekdays(5, 6), '每周五、周六'],
])('%j is written %s', (picked, words) => {
  expect(describePicked(picked)).toBe(words);
});

it.each([
  [null, false],
  [days('2026-11-30', '2026-11-28'), true],
  [days('2026-11-30', '2026-12-28'), false],
  [weekdays(7), true],
  [weekdays(1, 6), false],
])('whether %j has 2026-11-29, a Sunday: %s', (picked, expected) => {
  expect(isPicked(picked, '2026-11-29')).toBe(expected);
});

it('weekdays are added in their order and taken away; days go', () => {
  const friday = toggleWeekday(days('2026-11-28', '2026-11-28'), 5);
  expect(friday).toEqual(weekdays(5));
  expect(toggleWeekday(friday, 1)).toEqual(weekdays(1, 5));
  expect(toggleWeekday(friday, 5)).toBeNull();
});

/** A week from a Monday: 300, Saturday and Sunday 380, Sunday itself 500. */
const prices = new Map(
  nightsFrom('2026-11-23', 7).map((night, index) => {
    const regularFee = index < 5 ? 300 : 380;
    const kind = [PriceKind.usual, PriceKind.weekday, PriceKind.day][Math.max(0, index - 4)];
    const fee = index === 6 ? 500 : regularFee;
    return [night, { night, fee, regularFee, kind: kind ?? PriceKind.usual }];
  }),
);

it.each([
  [
    days('2026-11-29', '2026-11-27'),
    { place: { from: '2026-11-27', to: '2026-11-29' }, shown: [300, 380, 500], hasOwn: true },
  ],
  [
    days('2026-11-28', '2026-11-28'),
    { place: { from: '2026-11-28', to: '2026-11-28' }, shown: [380], hasOwn: false },
  ],
  [weekdays(1, 7), { place: { weekdays: [1, 7] }, shown: [300, 380], hasOwn: false }],
  [weekdays(6), { place: { weekdays: [6] }, shown: [380], hasOwn: true }],
  [
    days('2026-11-29', '2026-11-30'),
    { place: { from: '2026-11-29', to: '2026-11-30' }, shown: null, hasOwn: true },
  ],
])('the prices of %j', (picked, expected) => {
  expect(pricesOf(picked, prices)).toEqual(expected);
});
