import { expect, it } from 'vitest';
import { highest, mostOf } from './findings.ts';

const pointsOf = (...values: number[]) =>
  values.map((value, index) => ({ name: `11-2${index}`, value }));

it('says when a course was highest, the last time', () => {
  expect(highest(pointsOf(3, 12_300, 12_300, 0), '元')).toBe('最高 11-22 ¥12,300.00');
  expect(highest(pointsOf(1, 36, 4), '人')).toBe('最高 11-21 36 人');
});

it('says which part is the largest', () => {
  expect(mostOf(pointsOf(46, 30, 24))).toBe('11-20最多，占 46%');
});

it('finds nothing where there is nothing', () => {
  expect(highest(pointsOf(0, 0), '单')).toBeUndefined();
  expect(mostOf([])).toBeUndefined();
});
