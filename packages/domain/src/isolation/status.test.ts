import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { expect, it } from 'vitest';
import { isolationLookOf, isolationMark } from './status.ts';

it.each([
  ['2026-03-01', '第 1/14 天', 'accent'],
  ['2026-03-02', '第 2/14 天', 'accent'],
  ['2026-03-13', '第 13/14 天', 'accent'],
  ['2026-03-14', '明日到期', 'warning'],
  ['2026-03-15', '今日到期', 'warning'],
  ['2026-03-16', '已超期 1 天', 'danger'],
  ['2026-03-25', '已超期 10 天', 'danger'],
  ['2026-02-28', '明日入住', 'accent'],
  ['2026-02-27', '2 天后入住', 'accent'],
])('on %s: %s', (today, text, tone) => {
  const mark = isolationMark('2026-03-01 15:20:00', '2026-03-15 15:20:00', `${today} 16:00:00`);
  expect(mark).toMatchObject({ text, tone });
  expect(mark.steps && `第 ${mark.steps.day}/${mark.steps.planned} 天`).toBe(
    text.startsWith('第') ? text : undefined,
  );
});

it('begins at the check-in time', () => {
  const markAt = (now: string) =>
    isolationMark('2026-03-01 15:20:00', '2026-03-15 15:20:00', now).text;
  expect(markAt('2026-03-01 15:19:59')).toBe('今日入住');
  expect(markAt('2026-03-01 15:20:00')).toBe('第 1/14 天');
  const status = IsolationStatus.isolating;
  const lookAt = (now: string) =>
    isolationLookOf({ status, checkInTime: '2026-03-01 15:20:00' }, now).label;
  expect(lookAt('2026-03-01 15:19:59')).toBe('待入住');
  expect(lookAt('2026-03-01 15:20:00')).toBe('正在隔离');
});
