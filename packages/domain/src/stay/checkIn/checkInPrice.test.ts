import { describe, expect, it } from 'vitest';
import { paidOrder, quoteFor } from './fixtures.ts';
import { describeChange, priceDifference, refusalOf, stayPrice } from './checkInPrice.ts';

const none = { quote: undefined, isLoading: false, refusal: null };
const fourNights = { orderNights: 4, orderPay: 1152 };
const quoted = (part: Parameters<typeof quoteFor>[1]) => ({ ...none, quote: quoteFor(10, part) });

describe('stayPrice', () => {
  it.each([
    ['as quoted', quoted({ pay: 2880, lastPay: 2592 }), { pay: 2880, lastPay: 2592 }],
    ['unknown while it is loading', { ...none, isLoading: true }, null],
    ['unknown for other nights than the order has', none, null],
  ])('%s', (_, state, price) => {
    expect(stayPrice(state, { order: paidOrder, nights: 10, fee: 468 })).toEqual(price);
  });

  it('is that of the order, or of the nights, where the back end gives no quote', () => {
    const stay = { nights: 2, fee: 468 };
    expect(stayPrice(none, { ...stay, order: paidOrder })).toEqual({ pay: 936, lastPay: 842.4 });
    expect(stayPrice(none, { ...stay, order: null })).toEqual({ pay: 936, lastPay: null });
    expect(stayPrice(none, { ...stay, order: null, fee: null })).toBeNull();
    expect(stayPrice(none, { ...stay, order: null, nights: null })).toBeNull();
  });
});

it.each([
  ['no change', fourNights, null],
  ['no order', { addedNights: 10, addedPay: 2880, difference: 2880 }, null],
  [
    'more nights',
    { ...fourNights, addedNights: 6, addedPay: 1728, difference: 1728 },
    '原订 4 晚 ¥1,152.00，加 6 晚 ¥1,728.00',
  ],
  [
    'more nights with a discount',
    { ...fourNights, addedNights: 6, addedPay: 1728, difference: 1555.2 },
    '原订 4 晚 ¥1,152.00，加 6 晚 ¥1,728.00，补收 ¥1,555.20',
  ],
  [
    'fewer nights',
    { ...fourNights, removedNights: 2, difference: -576 },
    '原订 4 晚 ¥1,152.00，少住 2 晚，退还 ¥576.00',
  ],
  [
    'a night that was missed',
    { ...fourNights, removedNights: 1, difference: 0 },
    '原订 4 晚 ¥1,152.00，少住 1 晚，无差价',
  ],
  [
    'a day later',
    { ...fourNights, addedNights: 1, addedPay: 288, removedNights: 1, difference: 288 },
    '原订 4 晚 ¥1,152.00，加 1 晚 ¥288.00，少住 1 晚，补收 ¥288.00',
  ],
  [
    'without money',
    { orderNights: 4, orderPay: null, addedNights: 6, addedPay: null, difference: null },
    '原订 4 晚，加 6 晚',
  ],
])('describes %s', (_, part, text) => {
  expect(describeChange(quoteFor(10, part))).toBe(text);
});

it('names the first full night, or what the server refuses', () => {
  expect(refusalOf(quoted({ full: ['2026-11-25', '2026-11-26'] }))).toBe('该房型 11-25 已满');
  expect(refusalOf({ ...none, refusal: '找不到该订单' })).toBe('找不到该订单');
  expect(refusalOf(quoted({}))).toBeNull();
});

it.each([
  ['added nights', paidOrder, 2527.2, 1684.8],
  ['the price that was paid', paidOrder, 842.4, 0],
  ['less than was paid', paidOrder, 800, -42.4],
  ['a guest without an order', null, 842.4, 0],
  ['an unknown price', paidOrder, null, 0],
])('the difference for %s', (_, order, lastPay, sum) => {
  expect(priceDifference(order, lastPay)).toBe(sum);
});
