import { describe, expect, it } from 'vitest';
import { cleanTyped, formatNumber, parseTyped, stepNumber } from './typedNumber.ts';

const whole = { decimals: 0, min: 0 };
const money = { decimals: 2, min: 0 };
const signed = { decimals: 1 };

describe('cleanTyped', () => {
  it.each([
    ['12', whole, '12'],
    ['12.5', whole, '12'],
    ['1a2 b3', whole, '123'],
    ['-5', whole, '5'],
    ['１２３', whole, '123'],
    ['', whole, ''],
    ['12.', money, '12.'],
    ['.5', money, '.5'],
    ['12.345', money, '12.34'],
    ['1.2.3', money, '1.23'],
    ['￥1，280.50', money, '1280.50'],
    ['３６。５', money, '36.5'],
    ['-', signed, '-'],
    ['－3.25', signed, '-3.2'],
    ['3-4', signed, '34'],
  ])('%j → %j', (text, rules, expected) => {
    expect(cleanTyped(text, rules)).toBe(expected);
  });
});

describe('parseTyped', () => {
  it.each([
    ['', null],
    ['-', null],
    ['.', null],
    ['-.', null],
    ['0', 0],
    ['12.', 12],
    ['.5', 0.5],
    ['-3.2', -3.2],
    ['007', 7],
  ])('%j → %j', (text, expected) => {
    expect(parseTyped(text)).toBe(expected);
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
