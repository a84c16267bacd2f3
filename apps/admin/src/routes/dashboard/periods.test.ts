import { expect, it } from 'vitest';
import { dayNamed, daysOfMonth, daysOfPoint, periodOf } from './periods.ts';

const pointsOf = (...names: string[]) => names.map((name) => ({ name, value: 0 }));

it.each([
  ['03-18', '2026-03-18', '2026-03-18'],
  ['12-31', '2026-01-03', '2025-12-31'],
  ['02-29', '2028-03-01', '2028-02-29'],
])('the day %s seen on %s is %s', (name, today, day) => {
  expect(dayNamed(name, today)).toBe(day);
});

it('opens the day of a point, or the week that begins on it', () => {
  expect(daysOfPoint('12-29', 'week', '2026-01-03')).toBe('2025-12-29..2025-12-29');
  expect(daysOfPoint('12-29', 'month', '2026-01-03')).toBe('2025-12-29..2026-01-04');
});

it.each([
  ['2026-02', '2026-02-01..2026-02-28'],
  ['2028-02', '2028-02-01..2028-02-29'],
  ['2025-12', '2025-12-01..2025-12-31'],
])('the month %s has the days %s', (month, days) => {
  expect(daysOfMonth(month)).toBe(days);
});

it.each([
  ['all' as const, [], '截至 2026-01-03'],
  ['year' as const, ['2025-02', '2026-01'], '2025-02 至 2026-01'],
  ['year' as const, [], '2025-02 至 2026-01'],
  ['week' as const, ['12-28', '01-03'], '12-28 至 01-03'],
  ['week' as const, [], '12-28 至 01-03'],
  ['month' as const, ['12-01', '12-29'], '12-01 至 01-03'],
  ['month' as const, [], '12-01 至 01-03'],
])('the period of %s with the points %j is %s', (span, names, period) => {
  expect(periodOf(pointsOf(...names), span, '2026-01-03')).toBe(period);
});

it('a year that ends in December begins in January', () => {
  expect(periodOf([], 'year', '2026-12-31')).toBe('2026-01 至 2026-12');
});
