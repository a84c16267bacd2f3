import { describe, expect, it } from 'vitest';
import { formatDay, formatMinute, formatSecond, formatSlashedDay } from './timeText.ts';

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
