import { expect, it } from 'vitest';
import { isolationMark } from './status.ts';

it.each([
  ['2026-03-01', '第 1/14 天', 'wisteria'],
  ['2026-03-02', '第 2/14 天', 'wisteria'],
  ['2026-03-13', '第 13/14 天', 'wisteria'],
  ['2026-03-14', '明日到期', 'amber'],
  ['2026-03-15', '今日到期', 'amber'],
  ['2026-03-16', '已超期 1 天', 'cinnabar'],
  ['2026-03-25', '已超期 10 天', 'cinnabar'],
  ['2026-02-28', '第 1/14 天', 'wisteria'],
])('on %s: %s', (today, text, tone) => {
  expect(isolationMark('2026-03-01 15:20:00', '2026-03-15 15:20:00', today)).toEqual({
    text,
    tone,
  });
});
