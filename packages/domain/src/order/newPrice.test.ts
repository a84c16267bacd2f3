import { expect, it } from 'vitest';
import { newPriceError } from './newPrice.ts';

it.each([
  [null, '请输入新价格'],
  [880, '新价格与当前价格相同'],
  [879.99, undefined],
  [0, undefined],
  [999_999.99, undefined],
  [1_000_000, '新价格不能大于 999999.99'],
  [-0.01, '新价格不能小于 0'],
  [1.005, '新价格最多两位小数'],
])('%d', (price, message) => {
  expect(newPriceError({ id: 1, lastPay: 880 }, price)).toBe(message);
});

it('takes any price where the current one is not known', () => {
  expect(newPriceError({ id: 'a', lastPay: null }, 0)).toBeUndefined();
});
