import { describe, expect, it } from 'vitest';
import { formatYuan, toFen, toYuan } from './money.ts';

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
    [-1234.5, '-¥1,234.50'],
    [-0, '¥0.00'],
    [-0.001, '¥0.00'],
  ])('%d is %s', (yuan, text) => {
    expect(formatYuan(yuan)).toBe(text);
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
