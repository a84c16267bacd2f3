import { LineKind, PayMethod } from '../contract/bill.ts';
import { describe, expect, it } from 'vitest';
import { Role } from '../contract/role.ts';
import { methodErrors, methodOf, receivedBy, wayBackOf, wayBackRefusal } from './payMethod.ts';

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

describe('the way back of what a channel has received', () => {
  const { cash, card, other } = PayMethod;
  const { hotelMember, hotelAdmin, admin } = Role;
  const refused =
    '这笔款由渠道收取，应由渠道退还：支付方式请选「其他」；柜台退还须由酒店管理员办理';
  const ofDesk = { desk: 60_000, channelWay: null, last: card };
  const ofChannel = { desk: 0, channelWay: other, last: other };
  const ofBoth = { desk: 10_000, channelWay: other, last: cash };

  it.each([
    ['of the desk', ofDesk, 60_000, card, [null, null, null]],
    ['of a channel', ofChannel, 30_000, other, [refused, null, null]],
    ['of both, as much as the desk holds', ofBoth, 10_000, cash, [null, null, null]],
    ['of both, more than that', ofBoth, 10_001, other, [refused, null, null]],
  ])('money %s', (_, held, amount, proposed, inCash) => {
    expect(wayBackOf(amount, held)).toBe(proposed);
    const roles = [hotelMember, hotelAdmin, admin];
    expect(roles.map((role) => wayBackRefusal(amount, cash, { held, role }))).toEqual(inCash);
    expect(roles.map((role) => wayBackRefusal(amount, other, { held, role }))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
