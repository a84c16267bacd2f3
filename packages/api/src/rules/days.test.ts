import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, daysBetween, weekdayOf } from './days.ts';
import { addSeconds, localTime, momentOf } from './localTime.ts';
import { lastDayOf, lastDays, lastMonths, mondayOf } from './periods.ts';

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

it('counts days and months back over the ends of months and years', () => {
  expect(lastDays('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(lastMonths('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(lastMonths('2026-03-31', 12).at(0)).toBe('2025-04');
  expect(['2024-02', '2025-02', '2025-12'].map(lastDayOf)).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2025-12-31',
  ]);
});

/** Midnight is skipped in spring in São Paulo until 2018; Apia has no 2011-12-30; Shanghai had summer time until 1991. */
describe.each(['UTC', 'Asia/Shanghai', 'America/Sao_Paulo', 'Pacific/Apia'])('in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['2018-11-03', '2018-11-04', '2018-11-05', 6],
    ['2011-12-29', '2011-12-30', '2011-12-31', 4],
    ['1991-04-13', '1991-04-14', '1991-04-15', 6],
  ])('%s, %s and %s follow each other', (before, day, after, weekday) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect([addDays(before, 1), addDays(after, -1)]).toEqual([day, day]);
    expect([daysBetween(before, after), daysBetween(after, day)]).toEqual([2, -1]);
    expect(lastDays(after, 3)).toEqual([before, day, after]);
    expect(weekdayOf(day)).toBe(weekday);
    expect(mondayOf(day)).toBe(addDays(day, -weekday));
    expect(addSeconds(`${before} 23:59:59`, 1)).toBe(`${day} 00:00:00`);
    expect(localTime(momentOf(`${day} 00:30:00`))).toBe(`${day} 00:30:00`);
    expect(momentOf(`${day} 08:00:00`)).toBe(Date.parse(`${day}T00:00:00Z`));
  });
});
