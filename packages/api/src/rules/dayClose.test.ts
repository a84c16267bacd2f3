import { expect, it } from 'vitest';
import { closeRefusal, firstOpenDay, openDays } from './dayClose.ts';

const time = { now: '2026-03-18 10:00:00', dayStarts: '06:00:00' };
const night = { ...time, now: '2026-03-18 05:59:59' };
const closed = '该日已夜审，或在已夜审的日子之前';

it.each([
  ['yesterday', '2026-03-17', '2026-03-16', time, null],
  ['the first of all', '2026-03-10', null, time, null],
  ['out of order', '2026-03-17', '2026-03-15', time, '按顺序夜审：请先夜审 2026-03-16'],
  ['once more', '2026-03-17', '2026-03-17', time, closed],
  ['before a closed one', '2026-03-12', '2026-03-17', time, closed],
  ['today', '2026-03-18', '2026-03-17', time, '该日 03-19 06:00 结束，之后才能夜审'],
  [
    'the evening before, after midnight',
    '2026-03-17',
    '2026-03-16',
    night,
    '该日 03-18 06:00 结束，之后才能夜审',
  ],
] as const)('closes %s, or says why not', (_, day, last, at, expected) => {
  expect(closeRefusal(day, last, at)).toBe(expected);
});

it.each([
  [null, '2026-03-17', 1],
  ['2026-03-17', '2026-03-18', 0],
  ['2026-03-16', '2026-03-17', 1],
  ['2026-03-11', '2026-03-12', 6],
])('after %s the first open day is %s, of %d', (last, first, count) => {
  expect([firstOpenDay(last, time), openDays(last, time)]).toEqual([first, count]);
});
