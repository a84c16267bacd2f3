import { expect, it } from 'vitest';
import { isolationFilter } from './filter.ts';

it('reads the month of a chart from the URL, and no other text', () => {
  const monthOf = (month: string): string => isolationFilter.parse({ month }).month;
  expect(monthOf('2026-03')).toBe('2026-03');
  expect(['2026-13', '2026-3', '2026-03-01', 'March'].map(monthOf)).toEqual(['', '', '', '']);
});
