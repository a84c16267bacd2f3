import { describe, expect, it } from 'vitest';
import { formatDay, formatMinute, formatSecond, formatSlashedDay, formatSpan } from './timeText.ts';

const moment = '2026-03-18 14:05:09';

describe('moments for reading', () => {
  it.each([
    [formatDay, moment, '2026-03-18'],
    [formatDay, '2026-03-18', '2026-03-18'],
    [formatDay, null, '—'],
    [formatSlashedDay, moment, '2026/03/18'],
    [formatSlashedDay, null, '—'],
    [formatMinute, moment, '2026-03-18 14:05'],
    [formatMinute, '', '—'],
    [formatSecond, `${moment}.000`, moment],
    [formatSecond, null, '—'],
  ])('%o of %s', (format, given, text) => {
    expect(format(given)).toBe(text);
  });
});

describe('formatSpan', () => {
  it.each([
    ['2026-03-18 14:00:00', '2026-03-20 12:00:00', undefined, '03-18 → 03-20'],
    ['2026-03-18 14:00:00', '2026-03-20 12:00:00', '2026', '03-18 → 03-20'],
    ['2025-12-31', '2026-01-02', '2026', '2025-12-31 → 01-02'],
    [null, '2026-01-02', '2026', '— → 01-02'],
    ['2026-03-18', null, '2026', '03-18 → —'],
  ])('from %s to %s, read in %s', (from, to, year, text) => {
    expect(formatSpan(from, to, year)).toBe(text);
  });
});
