import { expect, it } from 'vitest';
import { chartIntervals } from './periods.ts';

it.each([
  ['2026-03-16', 'a Monday'],
  ['2026-03-18', 'a Wednesday'],
  ['2026-03-22', 'a Sunday'],
])('on %s, %s, the last five weeks begin on the same Mondays', (today) => {
  const weeks = chartIntervals('month', today);
  expect(weeks.map(({ name }) => name)).toEqual(['02-16', '02-23', '03-02', '03-09', '03-16']);
  expect(weeks.at(-1)?.days).toHaveLength(7);
});

it('the last twelve months have all their days', () => {
  const months = chartIntervals('year', '2028-03-18');
  expect(months.map(({ name }) => name).at(0)).toBe('2027-04');
  expect(months.at(-2)).toMatchObject({ name: '2028-02' });
  expect(months.at(-2)?.days.at(-1)).toBe('2028-02-29');
});
