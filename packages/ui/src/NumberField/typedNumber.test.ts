import { describe, expect, it } from 'vitest';
import { cleanTyped, formatNumber, commitNumber, parseTyped, stepNumber } from './typedNumber.ts';

const whole = { decimals: 0, min: 0 };
const money = { decimals: 2, min: 0 };
const signed = { decimals: 1 };

describe('cleanTyped', () => {
  it.each([
    ['12', whole, '12'],
    ['12.5', whole, '12.5'],
    ['1a2 b3', whole, '123'],
    ['-5', whole, '5'],
    ['１２３', whole, '123'],
    ['', whole, ''],
    ['12.', money, '12.'],
    ['.5', money, '.5'],
    ['12.345', money, '12.345'],
    ['1.2.3', money, '1.23'],
    ['￥1，280.50', money, '1280.50'],
    ['３６。５', money, '36.5'],
    ['-', signed, '-'],
    ['－3.25', signed, '-3.25'],
    ['1,234.50', money, '1234.50'],
    ['3-4', signed, '34'],
  ])('%j → %j', (text, rules, expected) => {
    expect(cleanTyped(text, rules)).toBe(expected);
  });
});

describe('parseTyped', () => {
  it.each([
    ['', signed, null],
    ['-', signed, null],
    ['.', signed, null],
    ['-.', signed, null],
    ['0', whole, 0],
    ['12.', whole, 12],
    ['12.00', whole, 12],
    ['12.5', whole, null],
    ['.5', money, 0.5],
    ['12.340', money, 12.34],
    ['12.345', money, null],
    ['-3.2', signed, -3.2],
    ['007', whole, 7],
  ])('%j by %j → %j', (text, rules, expected) => {
    expect(parseTyped(text, rules)).toBe(expected);
  });
});

it.each([
  [8.5, { decimals: 3 }, '8.500'],
  [8.5, { decimals: 3, isTrimmed: true }, '8.5'],
  [10, { decimals: 3, isTrimmed: true }, '10'],
  [8.555, { decimals: 3, isTrimmed: true }, '8.555'],
  [100, { decimals: 0, isTrimmed: true }, '100'],
  [null, { decimals: 3, isTrimmed: true }, ''],
])('%j is written by %j as %j', (value, rules, text) => {
  expect(formatNumber(value, rules)).toBe(text);
});

describe('leaveNumber', () => {
  const beds = { decimals: 0, min: 1, max: 6 };

  it.each([
    ['', beds],
    ['-', beds],
    ['3', beds],
    ['6.0', beds],
    ['12.34', money],
  ])('%j is unchanged', (text, rules) => {
    expect(commitNumber(text, rules)).toEqual({ kind: 'value' });
  });

  it.each([
    ['60', beds, 6, '最大 6，已由 60 改为 6', '不能大于 6'],
    ['0', beds, 1, '最小 1，已由 0 改为 1', '不能小于 1'],
    ['50.5', { decimals: 1, max: 43 }, 43, '最大 43.0，已由 50.5 改为 43.0', '不能大于 43.0'],
  ])('%j is clamped, with a notice', (text, rules, value, notice, problem) => {
    expect(commitNumber(text, rules)).toEqual({ kind: 'clamped', value, notice, problem });
  });

  it.each([
    ['2.5', beds, '应为整数'],
    ['12.345', money, '最多 2 位小数'],
  ])('%j is no such number: %s', (text, rules, problem) => {
    expect(commitNumber(text, rules)).toEqual({ kind: 'problem', problem });
  });
});

describe('formatNumber', () => {
  it.each([
    [null, money, ''],
    [1280.5, money, '1280.50'],
    [3, whole, '3'],
    [37, { decimals: 1 }, '37.0'],
  ])('%j → %j', (value, rules, expected) => {
    expect(formatNumber(value, rules)).toBe(expected);
  });
});

describe('stepNumber', () => {
  it.each([
    ['up', 3, 1, 1, { decimals: 0 }, 4],
    ['down', 3, -1, 1, { decimals: 0 }, 2],
    ['without the error of binary fractions', 0.2, 1, 0.1, { decimals: 1 }, 0.3],
    ['not above the greatest', 6, 1, 1, { decimals: 0, max: 6 }, 6],
    ['not below the least', 1, -1, 1, { decimals: 0, min: 1 }, 1],
    ['back inside from outside', 99, -1, 1, { decimals: 0, max: 6 }, 6],
    ['from nothing to 0', null, 1, 1, { decimals: 0 }, 0],
    ['from nothing to the least', null, 1, 1, { decimals: 0, min: 1 }, 1],
    ['from nothing to the greatest below 0', null, -1, 1, { decimals: 0, max: -2 }, -2],
  ] as const)('%s', (_, value, direction, step, rules, expected) => {
    expect(stepNumber(value, direction, step, rules)).toBe(expected);
  });
});
