import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [0, '¥0.00'],
    [1280, '¥1,280.00'],
    [999999.99, '¥999,999.99'],
    [-12.5, '-¥12.50'],
    [null, '—'],
    [undefined, '—'],
  ])('writes %s as %s', (value, written) => {
    expect(formatMoney(value)).toBe(written);
  });
});
