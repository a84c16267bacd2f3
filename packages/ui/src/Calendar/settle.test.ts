import { describe, expect, it } from 'vitest';
import {
  boundsInWords,
  outOfBounds,
  parseDate,
  parseDateTime,
  parseTime,
  settleDay,
  settleRange,
  showTime,
  type Bounds,
} from './settle.ts';

const thisYear = '2026-11-05';

describe('parseDate', () => {
  it.each([
    ['20261120', '2026-11-20'],
    ['261120', '2026-11-20'],
    ['1120', '2026-11-20'],
    ['0101', '2026-01-01'],
    ['2026-11-20', '2026-11-20'],
    ['2026-1-2', '2026-01-02'],
    ['2026/11/20', '2026-11-20'],
    ['2026.11.20', '2026-11-20'],
    ['2026 11 20', '2026-11-20'],
    ['11-20', '2026-11-20'],
    ['1/2', '2026-01-02'],
    ['2026年11月20日', '2026-11-20'],
    ['11月20日', '2026-11-20'],
    ['11月20', '2026-11-20'],
    ['  2026-11-20 ', '2026-11-20'],
    ['２０２６１１２０', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is %s', (text, expected) => {
    expect(parseDate(text, thisYear)).toBe(expected);
  });

  it.each([
    '',
    '11',
    '112',
    '2026',
    '20261',
    '2026112',
    '2026-11',
    '2026-02-29',
    '20261320',
    '1320',
    '0012',
    '0226-11-20',
    '今天',
    '2026-11-20x',
  ])('%s is no date', (text) => {
    expect(parseDate(text, thisYear)).toBeNull();
  });
});

describe('parseTime', () => {
  it.each([
    ['1400', '14:00:00'],
    ['930', '09:30:00'],
    ['14', '14:00:00'],
    ['9', '09:00:00'],
    ['0', '00:00:00'],
    ['14:00', '14:00:00'],
    ['9:05', '09:05:00'],
    ['14：30', '14:30:00'],
    ['14:00:30', '14:00:30'],
    ['140030', '14:00:30'],
    ['14点', '14:00:00'],
    ['14点30', '14:30:00'],
    ['14点30分', '14:30:00'],
    ['23:59:59', '23:59:59'],
  ])('%s is %s', (text, expected) => {
    expect(parseTime(text)).toBe(expected);
  });

  it.each(['', '24', '2400', '1260', '12:60', '12:00:60', 'x', '14:00x', '1400000'])(
    '%s is no time',
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );
});

describe('parseDateTime', () => {
  it.each([
    ['2026-11-20 14:00', '2026-11-20 14:00:00'],
    ['2026-11-20 14:00:30', '2026-11-20 14:00:30'],
    ['2026-11-20T14:00', '2026-11-20 14:00:00'],
    ['1120 1400', '2026-11-20 14:00:00'],
    ['1120 9', '2026-11-20 09:00:00'],
    ['20261120 1400', '2026-11-20 14:00:00'],
    ['202611201400', '2026-11-20 14:00:00'],
    ['20261120140030', '2026-11-20 14:00:30'],
    ['2026年11月20日 14点', '2026-11-20 14:00:00'],
    ['11月20日14:00', '2026-11-20 14:00:00'],
    ['2026-11-20', '2026-11-20 12:00:00'],
    ['1120', '2026-11-20 12:00:00'],
    ['2026 11 20 1400', '2026-11-20 14:00:00'],
  ])('%s is %s', (text, expected) => {
    expect(parseDateTime(text, thisYear, '12:00:00')).toBe(expected);
  });

  it.each(['', '14:00', '1120 2500', '1320 1400', '2026-11-20 x', '2026-11-20 14:00 x'])(
    '%s is no time',
    (text) => {
      expect(parseDateTime(text, thisYear, '12:00:00')).toBeNull();
    },
  );
});

const both: Bounds = { min: '2026-11-19', max: '2026-11-30' };
const reasoned: Bounds = { ...both, minReason: '入住时间最早为昨天' };

describe('outOfBounds', () => {
  it.each<[string, Bounds, string | undefined]>([
    ['2026-11-19', both, undefined],
    ['2026-11-30', both, undefined],
    ['2026-11-18', both, '不能早于 2026-11-19'],
    ['2026-12-01', both, '不能晚于 2026-11-30'],
    ['2026-11-18', reasoned, '入住时间最早为昨天'],
    ['2026-12-01', { ...both, maxReason: '房间只开放到月底' }, '房间只开放到月底'],
    ['1999-01-01', {}, undefined],
  ])('%s in %j: %s', (date, bounds, expected) => {
    expect(outOfBounds(date, bounds)).toBe(expected);
  });
});

describe('boundsInWords', () => {
  it.each<[Bounds, string | undefined]>([
    [{}, undefined],
    [both, '可选 2026-11-19 至 2026-11-30'],
    [{ min: '2026-11-19' }, '可选 2026-11-19 起'],
    [{ max: '2026-11-30' }, '可选至 2026-11-30'],
    [reasoned, '入住时间最早为昨天'],
  ])('%j: %s', (bounds, expected) => {
    expect(boundsInWords(bounds)).toBe(expected);
  });
});

const today = '2026-11-20';
const bounds = { min: '2026-11-19', max: '2027-01-31', minReason: '入住日期最早为昨天' };

describe('settleDay', () => {
  it.each([
    ['1121', '2026-11-21'],
    ['2026年11月19日', '2026-11-19'],
    [' ', ''],
  ])('「%s」 comes to 「%s」', (text, value) => {
    expect(settleDay(text, today, bounds)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['x', '日期应写成 2026-11-20 或 20261120'],
    ['0226-11-20', '日期应写成 2026-11-20 或 20261120'],
    ['20260230', '该日期不存在'],
    ['2026/2/30', '该日期不存在'],
    ['2026-13-01', '该日期不存在'],
    ['2026-02-29', '该日期不存在'],
    ['2月30日', '该日期不存在'],
    ['0012', '该日期不存在'],
    ['1118', '入住日期最早为昨天'],
    ['2027-02-01', '不能晚于 2027-01-31'],
  ])('「%s」 is refused: %s', (text, problem) => {
    expect(settleDay(text, today, bounds)).toEqual({ kind: 'problem', problem });
  });
});

const free = { today: '2026-11-05' };
const limited = { ...free, min: '2026-11-01', max: '2026-11-30' };
const span = (begin: string, end: string) => ({ kind: 'value', value: { begin, end } });

describe('settleRange', () => {
  it.each([
    ['20261101', '20261105', span('2026-11-01', '2026-11-05')],
    ['1101', '11-05', span('2026-11-01', '2026-11-05')],
    ['2026-11-09', '2026-11-02', span('2026-11-02', '2026-11-09')],
    ['1101', '', span('2026-11-01', '2026-11-01')],
    ['', '1101', span('2026-11-01', '2026-11-01')],
    ['', ' ', { kind: 'value', value: null }],
  ])('「%s」 to 「%s」, left, comes to %j', (begin, end, expected) => {
    expect(settleRange({ begin, end }, true, free)).toEqual(expected);
  });

  it('waits for the other date while the field has the focus', () => {
    expect(settleRange({ begin: '1101', end: '' }, false, free)).toEqual({
      kind: 'part',
      texts: { begin: '2026-11-01', end: '' },
    });
  });

  it.each([
    ['x', '1105', '日期应写成 2026-11-20 或 20261120'],
    ['1105', '1331', '该日期不存在'],
    ['2026/2/30', '', '该日期不存在'],
    ['1031', '1105', '不能早于 2026-11-01'],
    ['1105', '1201', '不能晚于 2026-11-30'],
  ])('「%s」 to 「%s」 is refused: %s', (begin, end, problem) => {
    expect(settleRange({ begin, end }, true, limited)).toMatchObject({ kind: 'problem', problem });
  });

  it('keeps what was typed wrongly, and writes out what was typed well', () => {
    expect(settleRange({ begin: 'x', end: '1105' }, true, free)).toMatchObject({
      texts: { begin: 'x', end: '2026-11-05' },
    });
    expect(settleRange({ begin: '1031', end: '' }, true, limited)).toMatchObject({
      texts: { begin: '2026-10-31', end: '' },
    });
  });
});

describe('showTime', () => {
  it.each([
    ['2026-11-20 14:00:00', '2026-11-20 14:00'],
    ['2026-11-20 14:00:30', '2026-11-20 14:00:30'],
    ['14:00:00', '14:00'],
    ['14:00:30', '14:00:30'],
    ['', ''],
  ])('%s is formatted as %s', (value, shown) => {
    expect(showTime(value)).toBe(shown);
  });
});
