import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { orderFilter, type OrderFilterValue } from './filter.ts';

const full: OrderFilterValue = {
  ...orderFilter.empty,
  days: { begin: '2026-03-12', end: '2026-03-18' },
  status: OrderStatus.unpaid,
  roomType: '11',
  province: '浙江',
};

it('sends whole days, and leaves out what filters nothing', () => {
  expect(orderFilter.input(full)).toEqual({
    beginTime: '2026-03-12 00:00:00',
    endTime: '2026-03-18 23:59:59',
    status: OrderStatus.unpaid,
    roomType: '11',
    province: '浙江',
  });
  expect(orderFilter.input(orderFilter.empty)).toEqual({});
});

it('is opened by the dashboard', () => {
  const url = {
    due: 'unassigned',
    hotelId: '2',
    source: '小程序',
    roomTypeName: '大床房',
    paidDay: '2026-03-18..2026-03-18',
  };
  expect(orderFilter.input(orderFilter.parse(url))).toEqual({
    due: 'unassigned',
    hotelId: '2',
    source: '小程序',
    roomTypeName: '大床房',
    paidBeginTime: '2026-03-18 00:00:00',
    paidEndTime: '2026-03-18 23:59:59',
  });
});

it('stands in the URL and comes back from it', () => {
  const url = orderFilter.print(full);
  expect(url).toMatchObject({
    days: '2026-03-12..2026-03-18',
    status: '0',
    roomType: '11',
    province: '浙江',
  });
  expect(orderFilter.parse(url)).toEqual(full);
});

it.each([
  ['days in the wrong order', { days: '2026-03-18..2026-03-12' }],
  ['half a range', { days: '2026-03-18' }],
  ['an unknown status', { status: '99' }],
  ['an unknown task', { due: 'yesterday' }],
  ['nothing', {}],
])('reads %s as no filter', (_, url) => {
  expect(orderFilter.parse(url)).toEqual(orderFilter.empty);
});

it('says in words what is in use, with the names that the screen knows', () => {
  const conditions = orderFilter.conditions(full, { roomType: () => '豪华大床房' });
  expect(conditions.map(({ label }) => label)).toEqual([
    '日期：2026-03-12 至 2026-03-18',
    '订单状态：未支付',
    '房型：豪华大床房',
    '客源省份：浙江',
  ]);
  expect(orderFilter.conditions(orderFilter.empty)).toEqual([]);
});
