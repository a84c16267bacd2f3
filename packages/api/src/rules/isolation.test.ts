import { expect, it } from 'vitest';
import { IsolationStatus } from '../contract/isolation.ts';
import { isolationRemoval, plannedRelease, removableIsolations } from './isolation.ts';

it.each([
  ['2026-03-18 15:20:07', 14, '2026-04-01 15:20:07'],
  ['2026-02-20 00:00:00', 14, '2026-03-06 00:00:00'],
  ['2026-12-31 23:59:59', 1, '2027-01-01 23:59:59'],
])('from %s and %i days to %s', (checkIn, days, release) => {
  expect(plannedRelease(checkIn, days)).toBe(release);
});

it.each([
  [IsolationStatus.isolating, '隔离状态为「正在隔离」，不能删除'],
  [IsolationStatus.released, null],
  [IsolationStatus.hospitalised, null],
])('a record of status %i may be deleted unless: %s', (status, reason) => {
  expect(isolationRemoval(status)).toBe(reason);
  expect(removableIsolations.includes(status)).toBe(reason === null);
});
