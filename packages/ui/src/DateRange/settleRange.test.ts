import { describe, expect, it } from 'vitest';
import { settleRange } from './settleRange.ts';

const bounds = { today: '2026-11-05' };
const limited = { ...bounds, min: '2026-11-01', max: '2026-11-30' };
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
    expect(settleRange({ begin, end }, true, bounds)).toEqual(expected);
  });

  it('waits for the other date while the field has the focus', () => {
    expect(settleRange({ begin: '1101', end: '' }, false, bounds)).toEqual({
      kind: 'part',
      texts: { begin: '2026-11-01', end: '' },
    });
  });

  it.each([
    ['x', '1105', '日期应写成 2026-11-20 或 20261120'],
    ['1105', '1331', '日期应写成 2026-11-20 或 20261120'],
    ['1031', '1105', '不能早于 2026-11-01'],
    ['1105', '1201', '不能晚于 2026-11-30'],
  ])('「%s」 to 「%s」 is refused: %s', (begin, end, problem) => {
    expect(settleRange({ begin, end }, true, limited)).toMatchObject({ kind: 'problem', problem });
  });

  it('keeps what was typed wrongly, and writes out what was typed well', () => {
    expect(settleRange({ begin: 'x', end: '1105' }, true, bounds)).toMatchObject({
      texts: { begin: 'x', end: '2026-11-05' },
    });
    expect(settleRange({ begin: '1031', end: '' }, true, limited)).toMatchObject({
      texts: { begin: '2026-10-31', end: '' },
    });
  });
});
