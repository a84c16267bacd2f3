import { OrderStatus } from '@anzhu/api/contract/order';
import { describe, expect, it } from 'vitest';
import { noOrderFilter, orderFilterInput, orderFilterWords } from './filter.ts';

const full = {
  days: { begin: '2026-03-01', end: '2026-03-18' },
  status: OrderStatus.unpaid,
  roomType: 11,
  province: '浙江',
};

describe('the filter for the calls', () => {
  it('covers whole days', () => {
    expect(orderFilterInput(full)).toEqual({
      beginTime: '2026-03-01 00:00:00',
      endTime: '2026-03-18 23:59:59',
      status: OrderStatus.unpaid,
      roomType: 11,
      province: '浙江',
    });
  });

  it('leaves out what is empty', () => {
    expect(orderFilterInput(noOrderFilter)).toEqual({});
  });
});

describe('the filter in words', () => {
  it('names every filter in use', () => {
    expect(orderFilterWords(full, (id) => `房型 ${id}`)).toEqual([
      { id: 'days', label: '日期：2026-03-01 至 2026-03-18' },
      { id: 'status', label: '订单状态：未支付' },
      { id: 'roomType', label: '房型：房型 11' },
      { id: 'province', label: '客源省份：浙江' },
    ]);
  });

  it('of none is empty', () => {
    expect(orderFilterWords(noOrderFilter, String)).toEqual([]);
  });
});
