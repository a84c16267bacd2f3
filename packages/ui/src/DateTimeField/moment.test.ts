import { describe, expect, it } from 'vitest';
import { momentOf, settleMoment } from './moment.ts';

const bounds = {
  today: '2026-11-20',
  defaultTime: '14:00:00',
  hasTime: true,
  min: '2026-11-19 00:00:00',
  max: '2026-12-31 23:59:59',
};

describe('settleMoment of a day', () => {
  const days = { ...bounds, hasTime: false };
  it.each([
    ['1120', '2026-11-20 14:00:00'],
    // The day is within the bounds where its usual time is not.
    ['20261231', '2026-12-31 14:00:00'],
    ['', ''],
  ])('「%s」 comes to %s', (text, value) => {
    expect(settleMoment(text, days)).toEqual({ kind: 'value', value });
  });
  it('is the moment of the bound where its usual time is outside', () => {
    const narrow = { ...days, max: '2026-11-21 12:00:00' };
    expect(settleMoment('1121', narrow)).toEqual({ kind: 'value', value: '2026-11-21 12:00:00' });
  });
  it.each([
    ['1120 930', '日期应写成 2026-11-20 或 20261120'],
    ['1118', '不能早于 2026-11-19'],
    ['20270101', '不能晚于 2026-12-31'],
    ['2026-02-30', '该日期不存在'],
  ])('「%s」: %s', (text, problem) => {
    expect(settleMoment(text, days)).toMatchObject({ kind: 'problem', problem });
  });
});

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
    ['2026-11-20 x', '时间应写成 2026-11-20 14:00'],
    ['2026-11-20 25:61', '该时间不存在'],
    ['202611202400', '该时间不存在'],
    ['2026/2/30', '该日期不存在'],
    ['2026-13-01 14:00', '该日期不存在'],
    ['2026-02-30 25:61', '该日期不存在'],
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
