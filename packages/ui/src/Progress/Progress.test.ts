import { expect, it } from 'vitest';
import { amountOf } from './Progress.tsx';

it.each([
  [null, 100, null, ''],
  [Number.NaN, 100, null, ''],
  [0, 100, 0, '0%'],
  [56, 100, 0.56, '56%'],
  [1, 3, 1 / 3, '33%'],
  [999, 1000, 0.999, '99%'],
  [1000, 1000, 1, '100%'],
  [120, 100, 1, '100%'],
  [-5, 100, 0, '0%'],
  [0, 0, 1, '100%'],
])('%s of %s', (value, max, share, percent) => {
  expect(amountOf(value, max)).toEqual({ share, percent });
});
