import { LineKind, PayMethod } from '../contract/bill.ts';
import { describe, expect, it } from 'vitest';
import { methodErrors, methodOf, receivedBy } from './payMethod.ts';

const { deposit, payment } = LineKind;

describe('the way of a payment', () => {
  const { cash, wechat, card } = PayMethod;

  it.each([
    ['received, nothing chosen', null, 100, wechat, null],
    ['received, chosen', cash, 100, wechat, cash],
    ['given back, nothing chosen', null, -100, wechat, wechat],
    ['given back, chosen', cash, -100, wechat, cash],
    ['given back, never received', null, -100, null, null],
  ])('%s', (_, chosen, amount, cameBy, method) => {
    expect(methodOf(chosen, amount, cameBy)).toBe(method);
    expect(methodErrors(amount, method)).toEqual(
      method === null ? { method: '请选择支付方式' } : {},
    );
  });

  it('is not asked for nothing', () => expect(methodErrors(0, null)).toEqual({}));

  it('of what is given back is that of the latest line of its kind that counts', () => {
    const line = (kind: LineKind, amount: number, method: PayMethod, more = {}) => ({
      kind,
      amount,
      method,
      voidTime: null,
      reverses: null,
      reversedBy: null,
      ...more,
    });
    const lines = [
      line(payment, 300, card),
      line(deposit, 200, cash),
      line(payment, 100, wechat, { voidTime: '2026-03-18 10:00:00' }),
      line(payment, 100, wechat, { reversedBy: '9' }),
      line(deposit, -50, wechat),
    ];
    expect(receivedBy('refund', lines)).toBe(card);
    expect(receivedBy('depositBack', lines)).toBe(cash);
    expect(receivedBy('payment', lines)).toBeNull();
  });
});
