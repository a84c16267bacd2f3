import { expect, it } from 'vitest';
import { isolationMark } from './status.ts';

it.each([
  ['2026-03-01', '第 1/14 天', 'accent'],
  ['2026-03-02', '第 2/14 天', 'accent'],
  ['2026-03-13', '第 13/14 天', 'accent'],
  ['2026-03-14', '明日到期', 'warning'],
  ['2026-03-15', '今日到期', 'warning'],
  ['2026-03-16', '已超期 1 天', 'danger'],
  ['2026-03-25', '已超期 10 天', 'danger'],
  ['2026-02-28', '第 1/14 天', 'accent'],
])('on %s: %s', (today, text, tone) => {
  expect(isolationMark('2026-03-01 15:20:00', '2026-03-15 15:20:00', today)).toEqual({
    text,
    tone,
  });
});
