import { describe, expect, it } from 'vitest';
import { dayWords } from './Timeline.tsx';

describe('dayWords', () => {
  it.each([
    ['2026-03-01', '2026-03-01', '今天 2026-03-01 周日'],
    ['2026-02-28', '2026-03-01', '昨天 2026-02-28 周六'],
    ['2026-03-02', '2026-03-01', '明天 2026-03-02 周一'],
    ['2026-02-27', '2026-03-01', '2026-02-27 周五'],
    ['1969-12-31', '2026-03-01', '1969-12-31 周三'],
    ['未知', '2026-03-01', '未知'],
  ])('%s, today %s: %s', (date, today, expected) => {
    expect(dayWords(date, today)).toBe(expected);
  });
});
