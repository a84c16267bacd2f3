import { describe, expect, it } from 'vitest';
import { partAt, rangeOf, settleTime, stepTime, type TimePart } from './TimeField.tsx';

it.each<[number, TimePart, string]>([
  [0, 'hour', '14'],
  [2, 'hour', '14'],
  [3, 'minute', '05'],
  [5, 'minute', '05'],
  [6, 'second', '30'],
  [8, 'second', '30'],
])('the caret at %i is in the %s', (caret, part, digits) => {
  expect(partAt(caret)).toBe(part);
  expect('14:05:30'.slice(...rangeOf(part))).toBe(digits);
});

describe('stepTime', () => {
  it.each<[string, TimePart, 1 | -1, number, string]>([
    ['14:07:00', 'hour', 1, 1, '15:07:00'],
    ['14:07:00', 'minute', 1, 15, '14:15:00'],
    ['14:07:00', 'minute', -1, 15, '14:00:00'],
    ['14:15:00', 'minute', -1, 15, '14:00:00'],
    ['14:59:00', 'minute', 1, 1, '15:00:00'],
    ['14:00:59', 'second', 1, 1, '14:01:00'],
    ['23:45:00', 'minute', 1, 30, '23:59:59'],
    ['00:10:00', 'hour', -1, 1, '00:00:00'],
  ])('%s, %s %i by %i, is %s', (time, part, direction, step, expected) => {
    expect(stepTime(time, part, direction, step)).toBe(expected);
  });
});

describe('settleTime', () => {
  it.each([
    ['930', '09:30:00'],
    ['１４：３０', '14:30:00'],
    ['20:00', '20:00:00'],
    ['', ''],
  ])('「%s」 comes to 「%s」', (text, value) => {
    expect(settleTime(text)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['下午', '时间应写成 14:00'],
    ['2460', '该时间不存在'],
    ['25:61', '该时间不存在'],
  ])('「%s」 is refused: %s', (text, problem) => {
    expect(settleTime(text)).toEqual({ kind: 'problem', problem });
  });
});
