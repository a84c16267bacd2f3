import { expect, it } from 'vitest';
import { lastDays, lastMonths, stretchesOf } from './periods.ts';

it('counts days and months back over the ends of months and years', () => {
  expect(lastDays('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(lastMonths('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(lastMonths('2026-03-31', 12).at(0)).toBe('2025-04');
});

it.each([
  ['2026-03-16', 'a Monday'],
  ['2026-03-18', 'a Wednesday'],
  ['2026-03-22', 'a Sunday'],
])('on %s, %s, the last five weeks begin on the same Mondays', (today) => {
  const weeks = stretchesOf('month', today);
  expect(weeks.map(({ name }) => name)).toEqual(['02-16', '02-23', '03-02', '03-09', '03-16']);
  expect(weeks.at(-1)?.days).toHaveLength(7);
});
