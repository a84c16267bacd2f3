import { describe, expect, it } from 'vitest';
import { formatNumber, formatRules, parseTyped, problemOf, stepNumber } from './typedNumber.ts';
import { plainDigits } from '../lib/plainDigits.ts';

const whole = { decimals: 0, min: 0 };
const beds = { decimals: 0, min: 1, max: 6 };
const money = { decimals: 2, min: 0, max: 999999.99 };
const temperature = { decimals: 1, min: 34, max: 43 };
const signed = { decimals: 1 };

it.each([
  ['１２３', '123'],
  ['３６。５', '36.5'],
  ['−５', '-5'],
  ['１，２８０', '1,280'],
  ['2晚 300元', '2晚 300元'],
  ['½', '½'],
])('%j is kept as %j', (text, kept) => {
  expect(plainDigits(text)).toBe(kept);
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
    ['-5', money, -5],
    ['007', whole, 7],
    ['１２３', whole, 123],
    [' 300 ', money, 300],
    ['￥1，280.50', money, 1280.5],
    ['1,234,567', whole, 1234567],
    ['1 280', whole, 1280],
    ['1 234 567.5', money, 1234567.5],
    ['-1 280', signed, -1280],
    ['1\u00a0280', whole, 1280],
    ['1\u202f280.50', money, 1280.5],
  ])('%j by %j → %j', (text, rules, expected) => {
    expect(parseTyped(text, rules)).toBe(expected);
  });
});

/** Texts that hold digits and are no number: none of them becomes another one. */
const notNumbers = [
  '12-5',
  '100-200',
  '300-350',
  '2晚 300元',
  '300元',
  '1.2万',
  '1.2.3',
  '12 5',
  '1,28',
  '0,123',
  '1,2345',
  '1 2345',
  '1 28',
  '0 123',
  '1 234,567',
  '2²',
  '½',
  '--5',
  '+5',
  '0x10',
  '五',
  '-',
  '.',
];

it.each(notNumbers)('%j is refused and has no value', (text) => {
  for (const [rules, problem] of [
    [whole, '只能填写整数'],
    [money, '只能填写数字'],
    [signed, '只能填写数字'],
  ] as const) {
    expect(problemOf(text, rules)).toBe(problem);
    expect(parseTyped(text, rules)).toBeNull();
  }
});

describe('problemOf', () => {
  it.each([
    ['', beds],
    ['  ', beds],
    ['3', beds],
    ['6.0', beds],
    ['12.34', money],
    ['1,280.50', money],
  ])('nothing is wrong with %j', (text, rules) => {
    expect(problemOf(text, rules)).toBeUndefined();
  });

  it.each([
    ['60', beds, '不能大于 6'],
    ['0', beds, '不能小于 1'],
    ['-1', money, '不能小于 0.00'],
    ['−5', money, '不能小于 0.00'],
    ['50.5', temperature, '不能大于 43.0'],
    ['2.5', beds, '应为整数'],
    ['12.345', money, '最多 2 位小数'],
    ['9'.repeat(400), whole, '不能大于 9007199254740991'],
    ['1e5', whole, '请写出全部数字：100000'],
    ['１E5', money, '请写出全部数字：100000'],
    ['1.28E+3', { decimals: 0, isGrouped: true }, '请写出全部数字：1,280'],
    ['-2e3', signed, '请写出全部数字：-2000'],
    ['1e-3', money, '请写出全部数字'],
    ['1e99', whole, '请写出全部数字'],
  ])('%j: %s', (text, rules, problem) => {
    expect(problemOf(text, rules)).toBe(problem);
  });
});

it.each([
  [8.5, { decimals: 3 }, '8.500'],
  [8.5, { decimals: 3, minDecimals: 0 }, '8.5'],
  [10, { decimals: 3, minDecimals: 0 }, '10'],
  [8.5, { decimals: 3, minDecimals: 2 }, '8.50'],
  [8.555, { decimals: 3, minDecimals: 0 }, '8.555'],
  [100, { decimals: 0, minDecimals: 0 }, '100'],
  [null, { decimals: 3, minDecimals: 0 }, ''],
  [null, money, ''],
  [1280.5, money, '1280.50'],
  [3, whole, '3'],
  [37, { decimals: 1 }, '37.0'],
  [1280.5, { decimals: 2, isGrouped: true }, '1,280.50'],
  [-1234567, { decimals: 0, isGrouped: true }, '-1,234,567'],
  [280, { decimals: 0, isGrouped: true }, '280'],
  [1280.1234, { decimals: 4, isGrouped: true }, '1,280.1234'],
])('%j is written by %j as %j', (value, rules, text) => {
  expect(formatNumber(value, rules)).toBe(text);
});

it.each(['1e5', '1.28E+3', '1e-3'])('%j has no value', (text) => {
  expect(parseTyped(text, money)).toBeNull();
});

it.each([
  [undefined, 2, true, 2, 0, false],
  [undefined, 2, false, 2, 2, false],
  [undefined, undefined, undefined, 0, 0, false],
  [{}, undefined, undefined, 3, 0, true],
  [{ maximumFractionDigits: 0 }, 2, undefined, 0, 0, true],
  [{ minimumFractionDigits: 1, useGrouping: false }, undefined, undefined, 3, 1, false],
  [{ currency: 'CNY' }, undefined, undefined, 2, 2, true],
  [{ currency: 'JPY' }, undefined, undefined, 0, 0, true],
])(
  'format %j, decimals %j, trimmed %j',
  (format, given, isTrimmed, decimals, minDecimals, isGrouped) => {
    expect(formatRules(format, given, isTrimmed)).toEqual({ decimals, minDecimals, isGrouped });
  },
);

describe('stepNumber', () => {
  it.each([
    ['up', 3, 1, 1, { decimals: 0 }, 4],
    ['down', 3, -1, 1, { decimals: 0 }, 2],
    ['without the error of binary fractions', 0.2, 1, 0.1, { decimals: 1 }, 0.3],
    ['not above the greatest', 6, 1, 1, { decimals: 0, max: 6 }, 6],
    ['not below the least', 1, -1, 1, { decimals: 0, min: 1 }, 1],
    ['back inside from outside', 99, -1, 1, { decimals: 0, max: 6 }, 6],
    ['from nothing up', null, 1, 1, { decimals: 0, min: 0 }, 1],
    ['from nothing down to the least', null, -1, 1, { decimals: 0, min: 0 }, 0],
    ['from nothing to the least', null, 1, 1, { decimals: 0, min: 1 }, 1],
    ['from nothing to the greatest below 0', null, -1, 1, { decimals: 0, max: -2 }, -2],
  ] as const)('%s', (_, value, direction, step, rules, expected) => {
    expect(stepNumber(value, direction, step, rules)).toBe(expected);
  });
});
