import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  dateName,
  isMonthWithin,
  isWithin,
  monthName,
  weekdayOf,
  weeksOfMonth,
  moveDate,
  moveMonth,
} from './dates.ts';
import { parseDate } from './settle.ts';

describe('addDays', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2026-11-20', 365, '2027-11-20'],
    ['2026-11-20', -3650, '2016-11-22'],
  ])('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('agrees with the platform on every day of two hundred years', () => {
    let date = '1900-01-01';
    for (let day = 0; day < 73_000; day += 1) {
      const platform = new Date(Date.UTC(1900, 0, 1 + day));
      if (platform.toISOString().slice(0, 10) !== date) expect(date).toBe(platform.toISOString());
      if ((platform.getUTCDay() + 6) % 7 !== weekdayOf(date)) expect(date).toBe('another weekday');
      date = addDays(date, 1);
    }
    expect(date).toBe('2099-11-13');
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-20', 1, '2027-01-20'],
    ['2026-01-20', -1, '2025-12-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-20', 12, '2027-11-20'],
    ['2024-02-29', -12, '2023-02-28'],
  ])('%s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

describe('single dates', () => {
  it.each([
    ['2026-11-16', 0],
    ['2026-11-20', 4],
    ['2026-11-22', 6],
  ])('%s is weekday %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    ['2026-11-20', undefined, undefined, '2026-11-20', true],
    ['2026-11-20', '2026-11-21', undefined, '2026-11-21', false],
    ['2026-11-20', undefined, '2026-11-19', '2026-11-19', false],
    ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20', true],
  ])('%s within %s and %s is %s', (date, min, max, clamped, within) => {
    expect(clampDate(date, min, max)).toBe(clamped);
    expect(isWithin(date, min, max)).toBe(within);
  });

  it.each([
    ['2026-11-01', '2026-11-30', undefined, true],
    ['2026-11-01', '2026-12-01', undefined, false],
    ['2026-11-01', undefined, '2026-11-01', true],
    ['2026-11-01', undefined, '2026-10-31', false],
  ])('the month of %s within %s and %s: %s', (month, min, max, expected) => {
    expect(isMonthWithin(month, min, max)).toBe(expected);
  });

  it('has names', () => {
    expect(dateName('2026-11-05')).toBe('2026年11月5日 星期四');
    expect(monthName('2026-02-01')).toBe('2026年2月');
  });
});

describe('weeksOfMonth', () => {
  it.each([
    ['2026-11-01', [1, 7, 7, 7, 7, 1], '2026-11-30'],
    ['2027-02-01', [7, 7, 7, 7], '2027-02-28'],
    ['2024-02-01', [4, 7, 7, 7, 4], '2024-02-29'],
  ])('%s has weeks of %j days and ends on %s', (month, lengths, last) => {
    const weeks = weeksOfMonth(month);
    expect(weeks.map((week) => week.length)).toEqual(lengths);
    expect(weeks[0]?.[0]).toBe(month);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
  });
});

/** Midnight is skipped in spring in São Paulo until 2018; Apia has no 2011-12-30. */
describe.each(['UTC', 'Asia/Shanghai', 'America/Sao_Paulo', 'Pacific/Apia'])('in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['2018-11-03', '2018-11-04', '2018-11-05', 6],
    ['2011-12-29', '2011-12-30', '2011-12-31', 4],
    ['1991-04-13', '1991-04-14', '1991-04-15', 6],
  ])('%s, %s and %s follow each other', (before, date, after, weekday) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect([addDays(before, 1), addDays(after, -1)]).toEqual([date, date]);
    expect(weekdayOf(date)).toBe(weekday);
    expect(addMonths(date, 12).slice(4)).toBe(date.slice(4));
    expect(parseDate(date, date)).toBe(date);
    expect(weeksOfMonth(`${date.slice(0, 7)}-01`).flat()).toContain(date);
  });
});

describe('moveDate', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['ArrowRight', false, '2026-11-30', '2026-12-01'],
    ['ArrowUp', false, '2026-11-20', '2026-11-13'],
    ['ArrowDown', false, '2026-11-27', '2026-12-04'],
    ['Home', false, '2026-11-20', '2026-11-16'],
    ['Home', false, '2026-11-16', '2026-11-16'],
    ['End', false, '2026-11-20', '2026-11-22'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-11-20', '2026-12-20'],
    ['PageUp', true, '2024-02-29', '2023-02-28'],
    ['PageDown', true, '2026-11-20', '2027-11-20'],
    ['Enter', false, '2026-11-20', null],
    ['a', true, '2026-11-20', null],
  ])('%s (Shift: %s) from %s moves to %s', (key, isShifted, date, expected) => {
    expect(moveDate(key, isShifted, date)).toBe(expected);
  });
});

describe('moveMonth', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 1, null],
    ['ArrowDown', 11, null],
    ['Enter', 3, null],
  ])('%s from %i moves to %s', (key, month, expected) => {
    expect(moveMonth(key, month)).toBe(expected);
  });
});
