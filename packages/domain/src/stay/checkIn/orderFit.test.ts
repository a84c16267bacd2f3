import { OrderStatus, orderStatuses } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { orderStatusLook } from '../../rules.ts';
import { paidOrder, vacantRoom as room } from './fixtures.ts';
import { orderMisfit } from './orderFit.ts';

it.each(orderStatuses.filter((status) => status !== OrderStatus.paid))(
  'refuses status %i',
  (status) => {
    expect(orderMisfit({ ...paidOrder, status }, room)).toBe(
      `订单状态为「${orderStatusLook[status].label}」，不能办理入住`,
    );
  },
);

it.each([
  ['the right room', {}, null],
  ['ids spelt as text', { type: '11', hotelId: '1' }, null],
  ['unknown type and hotel', { type: null, hotelId: null }, null],
  ['another hotel', { hotelId: 2 }, '订单不属于本酒店，不能办理入住'],
  [
    'another room type',
    { type: 12 },
    '订单的房型为「豪华大床房」，与房间「801」的房型不同，不能办理入住',
  ],
])('%s', (_, part, misfit) => {
  expect(orderMisfit(paidOrder, { ...room, ...part })).toBe(misfit);
});
