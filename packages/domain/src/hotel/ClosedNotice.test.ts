import { expect, it } from 'vitest';
import { closedNotice } from './ClosedNotice.tsx';

it.each([
  [
    { day: '2026-03-10', reason: '整体装修' },
    '酒店已停业（2026-03-10 起，整体装修）：可查看，不能办理',
  ],
  [{ day: '2026-03-10', reason: '' }, '酒店已停业（2026-03-10 起）：可查看，不能办理'],
  [{}, '酒店已停业：可查看，不能办理'],
])('notice of %j', (closing, words) => {
  expect(closedNotice(closing)).toBe(words);
});
