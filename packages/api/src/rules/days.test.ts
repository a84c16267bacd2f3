import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, weekdayOf } from './days.ts';

describe('addDays', () => {
  it.each([
    ['2026-03-18', 1, '2026-03-19'],
    ['2026-03-18', -1, '2026-03-17'],
    ['2026-03-18', 0, '2026-03-18'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-18', 365, '2027-03-18'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-03-18', '2026-03-19', 1],
    ['2026-03-18', '2026-03-18', 0],
    ['2026-03-19', '2026-03-18', -1],
    // Summer time is none of our business: days are counted, not hours.
    ['2026-03-28', '2026-03-30', 2],
    ['1991-04-13', '1991-04-15', 2],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

it('takes the day of a moment', () => {
  expect(dayOf('2026-03-18 23:59:59')).toBe('2026-03-18');
  expect(dayOf('2026-03-18')).toBe('2026-03-18');
});

describe('weekdayOf', () => {
  it.each([
    ['1970-01-01', 3],
    ['2026-03-16', 0],
    ['2026-03-22', 6],
    ['2024-02-29', 3],
  ])('of %s is %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});
