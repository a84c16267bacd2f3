import { describe, expect, it } from 'vitest';
import { settleDay } from './settle.ts';

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
    ['20260230', '日期应写成 2026-11-20 或 20261120'],
    ['1118', '入住日期最早为昨天'],
    ['2027-02-01', '不能晚于 2027-01-31'],
  ])('「%s」 is refused: %s', (text, problem) => {
    expect(settleDay(text, today, bounds)).toEqual({ kind: 'problem', problem });
  });
});
