import { describe, expect, it } from 'vitest';
import { formatYuan, priceJumpQuestion, splitByPrice, toFen, toYuan } from './money.ts';

describe('formatYuan', () => {
  it.each([
    [0, '¥0.00'],
    [0.05, '¥0.05'],
    [7, '¥7.00'],
    [999, '¥999.00'],
    [1000, '¥1,000.00'],
    [1234.5, '¥1,234.50'],
    [999_999.99, '¥999,999.99'],
    [1_234_567.8, '¥1,234,567.80'],
    [0.1 + 0.2, '¥0.30'],
    [0.999, '¥1.00'],
    [-1234.5, '−¥1,234.50'],
    [-0, '¥0.00'],
    [-0.001, '¥0.00'],
  ])('%d is %s', (yuan, text) => {
    expect(formatYuan(yuan)).toBe(text);
  });
});

describe('the question before an unusual price', () => {
  it.each([
    [[288], 288_358, '价格将由 ¥288.00 改为 ¥288,358.00'],
    [[300], 900, null],
    [[300], 900.01, '价格将由 ¥300.00 改为 ¥900.01'],
    [[300], 100, null],
    [[300], 99.99, '价格将由 ¥300.00 改为 ¥99.99'],
    [[300], 0, '价格将由 ¥300.00 改为 ¥0.00'],
    [[388, 1200], 388, '价格将由 ¥1,200.00 改为 ¥388.00'],
    [[388, 328], 420, null],
    [[null], 500, null],
    [[undefined], 500, null],
    [[0], 500, null],
    [[], 500, null],
    [[300], null, null],
  ])('%j to %j: %s', (last, next, question) => {
    expect(priceJumpQuestion('价格', last, next)).toBe(question);
  });
});

describe('fen and yuan', () => {
  it.each([
    [0.01, 1],
    [19.99, 1999],
    [1.15, 115],
    [4.35, 435],
    [999_999.99, 99_999_999],
  ])('%d yuan are %i fen and back', (yuan, fen) => {
    expect(toFen(yuan)).toBe(fen);
    expect(toYuan(fen)).toBe(yuan);
  });
});

describe('splitByPrice', () => {
  it.each([
    [100, [100, 100, 100], [34, 33, 33]],
    [0, [100, 200], [0, 0]],
    [300, [100, 200], [100, 200]],
    [299, [100, 0, 200], [100, 0, 199]],
    [1, [50_000, 30_000], [1, 0]],
    [0, [0, 0], [0, 0]],
  ])('%i over %j is %j', (sum, prices, parts) => {
    expect(splitByPrice(sum, prices)).toEqual(parts);
  });
});
