import { describe, expect, it } from 'vitest';
import { IsolationStatus } from '../contract/isolation.ts';
import { IsolationExit } from '../contract/stay.ts';
import {
  exitWarnings,
  isolationChangeErrors,
  isolationPeriodErrors,
  isolationRemoval,
  plannedRelease,
  removableIsolations,
} from './isolation.ts';

it.each([
  ['2026-03-18 15:20:07', 14, '2026-04-01 15:20:07'],
  ['2026-02-20 00:00:00', 14, '2026-03-06 00:00:00'],
  ['2026-12-31 23:59:59', 1, '2027-01-01 23:59:59'],
])('from %s and %i days to %s', (checkIn, days, release) => {
  expect(plannedRelease(checkIn, days)).toBe(release);
});

it.each([
  [IsolationStatus.isolating, '2026-03-18 10:00:00', '隔离状态为「正在隔离」，不能删除'],
  [IsolationStatus.isolating, null, '隔离状态为「正在隔离」，不能删除'],
  [IsolationStatus.isolating, '2026-03-18 10:00:01', '隔离状态为「待入住」，不能删除'],
  [IsolationStatus.released, '2026-03-18 10:00:01', null],
  [IsolationStatus.hospitalised, '2026-03-17 10:00:00', null],
])('a record of status %i since %s may be deleted unless: %s', (status, checkInTime, reason) => {
  expect(isolationRemoval({ status, checkInTime }, '2026-03-18 10:00:00')).toBe(reason);
  expect(removableIsolations.includes(status)).toBe(reason === null);
});

const early = { checkInTime: '入住时间不能早于昨天' };
const late = { checkInTime: '入住时间不能晚于明天' };
const long = { checkOutTime: '预计解除时间最多为入住后 90 天' };

it.each([
  ['2026-03-17 00:00:00', undefined, {}],
  ['2026-03-19 23:59:59', null, {}],
  ['2026-03-16 23:59:59', '', early],
  ['2026-03-20 00:00:00', '2026-04-03 00:00:00', late],
  ['2026-03-18 14:00:00', '2026-06-16 23:59:59', {}],
  ['2026-03-18 14:00:00', '2026-06-17 00:00:00', long],
  ['2026-03-01 14:00:00', '2026-06-17 00:00:00', { ...early, ...long }],
])('from %s to %s on 2026-03-18', (checkInTime, checkOutTime, errors) => {
  expect(isolationPeriodErrors({ checkInTime, checkOutTime }, '2026-03-18')).toEqual(errors);
});

it.each([
  ['another hour of its day', '2026-03-01 09:00:00', '2026-03-20 14:00:00', {}],
  ['a day long ago', '2026-03-02 14:00:00', '2026-03-20 14:00:00', early],
  ['yesterday', '2026-03-17 14:00:00', '2026-03-20 14:00:00', {}],
  ['a longer isolation', '2026-03-01 14:00:00', '2026-05-31 14:00:00', long],
  ['dates as they were', '2026-03-01 14:00:00', '2026-06-30 14:00:00', {}],
])('corrected on 2026-03-18 to %s', (_, checkInTime, checkOutTime, errors) => {
  const before = { checkInTime: '2026-03-01 14:00:00', checkOutTime: '2026-06-30 14:00:00' };
  expect(isolationChangeErrors(before, { checkInTime, checkOutTime }, '2026-03-18')).toEqual(
    errors,
  );
});

describe('what speaks against an exit', () => {
  const due = { checkOutTime: '2026-03-18 14:00:00', openAbnormal: 0 };
  const ahead = { ...due, checkOutTime: '2026-03-19 14:00:00' };
  const doubt = '预计 2026-03-19 14:00 解除，尚未到期';
  const open = '有 2 条异常检测结果未处理';
  it.each([
    [due, IsolationExit.released, []],
    [ahead, IsolationExit.released, [doubt]],
    [ahead, IsolationExit.hospitalised, []],
    [{ ...ahead, openAbnormal: 2 }, IsolationExit.released, [doubt, open]],
    [{ ...ahead, openAbnormal: 2 }, IsolationExit.hospitalised, [open]],
    [{ checkOutTime: null, openAbnormal: null }, IsolationExit.released, []],
  ])('%o by way %i: %o', (person, exit, doubts) => {
    expect(exitWarnings(person, exit, '2026-03-18')).toEqual(doubts);
  });
});
