import { describe, expect, it } from 'vitest';
import { momentOf, settleMoment } from './moment.ts';

const bounds = {
  today: '2026-11-20',
  defaultTime: '14:00:00',
  min: '2026-11-19 00:00:00',
  max: '2026-12-31 23:59:59',
};

describe('settleMoment', () => {
  it.each([
    ['1120', '2026-11-20 14:00:00'],
    ['1120 930', '2026-11-20 09:30:00'],
    ['2026-11-19 00:00', '2026-11-19 00:00:00'],
    ['2026-12-31 23:59:59', '2026-12-31 23:59:59'],
    ['  ', ''],
  ])('「%s」 comes to %s', (text, value) => {
    expect(settleMoment(text, bounds)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['x', '时间应写成 2026-11-20 14:00'],
    ['1118 2359', '不能早于 2026-11-19 00:00'],
    ['2027-01-01', '不能晚于 2026-12-31 23:59:59'],
  ])('「%s」 is refused: %s', (text, problem) => {
    expect(settleMoment(text, bounds)).toEqual({ kind: 'problem', problem });
  });
});

describe('momentOf', () => {
  it.each([
    ['2026-11-20', '14:00:00', '2026-11-20 14:00:00'],
    ['2026-11-19', '08:00:00', '2026-11-19 12:00:00'],
    ['2026-11-30', '20:00:00', '2026-11-30 18:00:00'],
  ])('%s at %s is %s', (date, time, expected) => {
    expect(momentOf(date, time, '2026-11-19 12:00:00', '2026-11-30 18:00:00')).toBe(expected);
  });
});
