import { expect, it } from 'vitest';
import { amountOf } from './Progress.tsx';

it.each([
  [null, null, ''],
  [Number.NaN, null, ''],
  [0, 0, '0%'],
  [56, 0.56, '56%'],
  [100 / 3, 1 / 3, '33%'],
  [99.9, 0.999, '99%'],
  [100, 1, '100%'],
  [120, 1, '100%'],
  [-5, 0, '0%'],
])('%s', (value, share, percent) => {
  const amount = amountOf(value);
  expect(amount.percent).toBe(percent);
  if (share === null) expect(amount.share).toBeNull();
  else expect(amount.share).toBeCloseTo(share, 9);
});
