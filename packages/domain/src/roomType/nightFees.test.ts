import { expect, it } from 'vitest';
import { describeNightFees } from './nightFees.ts';

const friday = { weekday: 5, fee: 388 };

it.each([
  [null, '—'],
  [{ weekdays: [], days: 0 }, '各晚相同'],
  [{ weekdays: [friday, { weekday: 6, fee: 399.5 }], days: 0 }, '周五 ¥388、周六 ¥399.50'],
  [{ weekdays: [friday], days: 7 }, '周五 ¥388；特殊日期 7 晚'],
  [{ weekdays: [], days: 1 }, '特殊日期 1 晚'],
])('the prices by night %j are written %s', (nightFees, words) => {
  expect(describeNightFees(nightFees)).toBe(words);
});
