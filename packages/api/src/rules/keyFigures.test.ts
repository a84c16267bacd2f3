import { expect, it } from 'vitest';
import { figureOf, partOf, yuanEach } from './keyFigures.ts';

it('divides by nothing without a number', () => {
  expect(partOf(0, 0)).toBeNull();
  expect(yuanEach(0, 0)).toBeNull();
  expect(yuanEach(10_000, 3)).toBe(33.33);
});

it('has today and yesterday at the end of its week', () => {
  expect(figureOf([1, null, 3])).toEqual({ value: 3, yesterday: null, week: [1, null, 3] });
});
