import { describe, expect, it } from 'vitest';
import { IsolationStatus } from '../contract/isolation.ts';
import { isAbnormal, resultText, testPeriodFault } from './healthTests.ts';

describe('a measurement', () => {
  it.each([
    [0, 34, false, '34.0 ℃'],
    [0, 37.3, false, '37.3 ℃'],
    [0, 37.4, true, '37.4 ℃'],
    [0, 43, true, '43.0 ℃'],
    [1, 0, false, '阴性'],
    [1, 1, true, '阳性'],
  ] as const)(
    'of kind %i with %d is abnormal: %s, and reads %s',
    (checkType, checkRes, is, text) => {
      expect(isAbnormal({ checkType, checkRes })).toBe(is);
      expect(resultText({ checkType, checkRes })).toBe(text);
    },
  );
});

describe('a test and the isolation it is recorded for', () => {
  const ended = {
    status: IsolationStatus.hospitalised,
    checkInTime: '2026-02-01 09:00:00',
    endedTime: '2026-02-15 09:30:00',
    presentId: null,
  };
  const present = { ...ended, status: IsolationStatus.isolating, endedTime: null };
  it.each([
    [ended, '2026-02-15 09:30:00', null],
    [ended, '2026-02-15 09:30:01', ['checkTime', '该人员已于 2026-02-15 09:30 阳性入院']],
    [
      { ...ended, presentId: '2042' },
      '2026-03-01 00:00:00',
      ['uId', '该人员已于 2026-02-15 09:30 阳性入院，现编号 2042'],
    ],
    [present, '2026-02-01 09:00:00', null],
    [
      present,
      '2026-02-01 08:59:59',
      ['acceptBeforeCheckIn', '检测时间早于入住时间 2026-02-01 09:00'],
    ],
  ] as const)('%o, tested at %s: %o', (isolation, checkTime, fault) => {
    const expected = fault && { field: fault[0], message: fault[1] };
    expect(testPeriodFault(isolation, checkTime)).toEqual(expected);
  });
});
