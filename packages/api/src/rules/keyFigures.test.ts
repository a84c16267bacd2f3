import { describe, expect, it } from 'vitest';
import { startedOn, endedOn, figureOf, partOf, presentAtEndOf, yuanEach } from './keyFigures.ts';

const today = '2026-03-18';
const groups = [
  { begun: '2026-03-16', ended: '2026-03-18', count: 2, fen: 500.5 },
  { begun: '2026-03-17', ended: '2026-03-17', count: 1, fen: 100 },
  { begun: '2026-03-17', ended: null, count: 3, fen: 900 },
  { begun: '2026-03-19', ended: null, count: 1, fen: 100 },
];

describe('presentAtEndOf', () => {
  it.each([
    { day: '2026-03-15', count: 0, fen: 0 },
    { day: '2026-03-16', count: 2, fen: 500.5 },
    { day: '2026-03-17', count: 5, fen: 1400.5 },
    // Also who is there already, though planned for tomorrow.
    { day: today, count: 4, fen: 1000 },
  ])('$day: $count', ({ day, count, fen }) => {
    expect(presentAtEndOf(groups, day, today)).toEqual({ count, fen });
  });
});

it('counts what began and what ended on a day', () => {
  expect(startedOn(groups, '2026-03-17')).toBe(4);
  expect(endedOn(groups, '2026-03-18')).toBe(2);
});

it('divides by nothing without a number', () => {
  expect(partOf(0, 0)).toBeNull();
  expect(yuanEach(0, 0)).toBeNull();
  expect(yuanEach(10_000, 3)).toBe(33.33);
});

it('has today and yesterday at the end of its week', () => {
  expect(figureOf([1, null, 3])).toEqual({ value: 3, yesterday: null, week: [1, null, 3] });
});
