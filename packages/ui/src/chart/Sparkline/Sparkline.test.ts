import { describe, expect, it } from 'vitest';
import { isDrawable } from '../drawn.fixture.ts';
import { incomeOfWeek, ordersOfWeek, profits } from '../fixture.ts';
import { layoutSparkline, describeSparkline } from './Sparkline.tsx';

const size = { width: 96, height: 24 };

describe.each([
  { what: 'a week', points: ordersOfWeek.points },
  { what: 'in writing', points: incomeOfWeek.points },
  { what: 'losses', points: profits },
  { what: 'none', points: [] },
  { what: 'one', points: [{ name: '甲', value: 5 }] },
  {
    what: 'all zero',
    points: [
      { name: '甲', value: 0 },
      { name: '乙', value: 0 },
    ],
  },
  { what: 'gaps only', points: [{ name: '甲', value: null }] },
])('a small line: $what', ({ points }) => {
  it('can be drawn', () => {
    expect(isDrawable(layoutSparkline(points, size))).toBe(true);
  });
});

describe('tellSparkline', () => {
  it.each([
    { points: ordersOfWeek.points, unit: '单', words: '最新 38 单，最低 28 单，最高 63 单' },
    { points: [], unit: '单', words: undefined },
    {
      points: [{ name: '甲', value: '5' }],
      unit: '元',
      words: '最新 ¥5.00，最低 ¥5.00，最高 ¥5.00',
    },
  ])('$words', ({ points, unit, words }) => {
    expect(describeSparkline(points, unit)).toBe(words);
  });
});
