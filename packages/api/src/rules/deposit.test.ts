import { describe, expect, it } from 'vitest';
import { PayMethod } from '../contract/bill.ts';
import { DepositRule } from '../contract/hotel.ts';
import { depositErrors, proposedDeposit } from './deposit.ts';

describe('the deposit that a check-in proposes', () => {
  it.each([
    [DepositRule.none, 300, 2, 0],
    [DepositRule.sum, 300, 1, 300],
    [DepositRule.sum, 300, 5, 300],
    [DepositRule.perNight, 200, 1, 200],
    [DepositRule.perNight, 200, 3, 600],
    [DepositRule.perNight, 0.1, 3, 0.3],
    [DepositRule.perNight, 200, 0, 200],
    [DepositRule.perNight, 999_999.99, 2, 999_999.99],
    [DepositRule.sum, 0, 2, 0],
  ])('rule %i, %d yuan, %i nights: %d', (rule, amount, nights, deposit) => {
    expect(proposedDeposit({ rule, amount }, nights)).toBe(deposit);
  });
});

describe('the way of a deposit', () => {
  it.each([
    [0, null, {}],
    [300, PayMethod.cash, {}],
    [300, null, { depositMethod: '请选择押金的支付方式' }],
  ])('%d yuan, way %s: %j', (deposit, method, errors) => {
    expect(depositErrors(deposit, method)).toEqual(errors);
  });
});
